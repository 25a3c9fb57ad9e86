import {
  type AnyManifest,
  type Contribution,
  type I18n,
  type Navigation,
  type Overlays,
  type Route,
  routes,
  type Session,
} from '@foyer/sdk'
import type { Host } from '../host/core/host.ts'
import { matchRoute } from './match-route.ts'
import { SITE_ADDRESSES } from './site-addresses.ts'

const HOME = '/m/home'

/** What becomes of a player at an address that no plugin shows. */
export type Turn =
  /** a member's screen: it may be there once somebody is logged in */
  | 'login'
  /** one of the site's screens, but not just now: home, and the player is told */
  | 'missing'
  /** nothing of this site: home, without a word (RT-01) */
  | 'home'

/** @param access who may see the address, where the site has it; `undefined`: it has not */
export function turnOf(access: Route['access'] | undefined, loggedIn: boolean): Turn {
  if (access === undefined) return 'home'
  return access === 'member' && !loggedIn ? 'login' : 'missing'
}

export interface TurnAwayDependencies {
  readonly host: Pick<Host, 'inspect'>
  readonly i18n: Pick<I18n, 'translate'>
  readonly navigation: Pick<Navigation, 'place' | 'login' | 'go'>
  readonly overlays: Pick<Overlays, 'toast'>
  readonly session: Pick<Session, 'current'>
}

/** Turns the player away from the present address, to which no screen belongs: its plugin is off, failed or not there (RR-01). */
export function turnAway({ host, i18n, navigation, overlays, session }: TurnAwayDependencies): void {
  const { path, query, hash } = navigation.place.get()
  const records = host.inspect(({ graph }) => [...graph.records.values()])
  const offered = records.flatMap(({ manifest }) => routesOf(manifest))
  const known = Object.entries(SITE_ADDRESSES).map(([address, access]) => ({ path: address, access }))
  const entries = [...offered, ...known].map((value) => ({ value }))
  const turn = turnOf(matchRoute(entries, path)?.value.access, session.current.get() !== undefined)
  if (turn === 'login') return navigation.login(`${path}${query}${hash}`)
  navigation.go(HOME, { replace: true })
  if (turn === 'missing') overlays.toast(i18n.translate('kernel')('page_not_available'), { kind: 'warning' })
}

/** The screens that a plugin has while it is on. */
const routesOf = ({ contributes = [] }: AnyManifest): readonly Pick<Route, 'path' | 'access'>[] =>
  (contributes as readonly Contribution[]).flatMap((item) =>
    'value' in item && item.at.id === routes.id ? [item.value] : [],
  )
