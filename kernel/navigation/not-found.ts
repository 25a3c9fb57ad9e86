import {
  type AnyManifest,
  type Contribution,
  findRoute,
  HOME_PATH,
  type I18n,
  type Navigation,
  type Overlays,
  type Route,
  routes,
  type Session,
} from '@foyer/sdk'
import type { Host } from '../host/core/host.ts'
import { KNOWN_ROUTES } from '../host/checks/known-routes.ts'

/** What to do at an address that no plugin shows. */
export type NotFoundAction =
  /** a member's screen: it may exist after the login */
  | 'login'
  /** a screen of the site that is missing now: /m/home, with a message */
  | 'missing'
  /** not an address of this site: /m/home, with a message (RT-01) */
  | 'unknown'

/** @param access who may see the address; `undefined` when the site has no such address */
export function notFoundAction(access: Route['access'] | undefined, loggedIn: boolean): NotFoundAction {
  if (access === undefined) return 'unknown'
  return access === 'member' && !loggedIn ? 'login' : 'missing'
}

export interface NotFoundDependencies {
  readonly host: Pick<Host, 'inspect'>
  readonly i18n: Pick<I18n, 'translate'>
  readonly navigation: Pick<Navigation, 'location' | 'redirectToLogin' | 'navigate'>
  readonly overlays: Pick<Overlays, 'toast'>
  readonly session: Pick<Session, 'current'>
}

/** Moves the player away from an address without a screen: its plugin is off, failed or missing (RR-01). */
export function handleNotFound({ host, i18n, navigation, overlays, session }: NotFoundDependencies): void {
  const { pathname, search, hash } = navigation.location.get()
  const records = host.inspect(({ graph }) => [...graph.records.values()])
  const offered = records.flatMap(({ manifest }) => routesOf(manifest))
  const known = Object.entries(KNOWN_ROUTES).map(([path, access]) => ({ path, access }))
  const route = findRoute(
    [...offered, ...known].map((value) => ({ value })),
    pathname,
  )
  const action = notFoundAction(route?.value.access, session.current.get() !== undefined)
  if (action === 'login') return navigation.redirectToLogin(`${pathname}${search}${hash}`)
  navigation.navigate(HOME_PATH, { replace: true })
  const text = action === 'unknown' ? 'page_not_found' : 'page_not_available'
  overlays.toast(i18n.translate('kernel')(text), { kind: 'warning' })
}

/** The screens that a plugin contributes while it is on. */
const routesOf = ({ contributes = [] }: AnyManifest): readonly Pick<Route, 'path' | 'access'>[] =>
  (contributes as readonly Contribution[]).flatMap((item) =>
    'value' in item && item.at.id === routes.id ? [item.value] : [],
  )
