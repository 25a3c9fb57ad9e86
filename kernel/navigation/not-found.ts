import {
  ACTIVITY_PATH,
  AGENT_REGISTER_PATH,
  type AnyManifest,
  BANK_CARD_PATH,
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  type Contribution,
  DEPOSIT_PATH,
  findRoute,
  GAMES_PATH,
  HOME_PATH,
  type I18n,
  INVITE_PATH,
  LAUNCH_PATH,
  LOGIN_PATH,
  MALL_PATH,
  MEMBER_PATH,
  MISSIONS_PATH,
  type Navigation,
  type Overlays,
  PIX_CARD_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  type Route,
  routes,
  type Session,
  WALLET_HISTORY_PATH,
  WITHDRAW_PATH,
} from '@foyer/sdk'
import type { Host } from '../host/core/host.ts'

/**
 * Who may see each address of the site (RT, RR-01), whether or not a plugin shows it now. The home addresses are not
 * listed, because they always exist.
 */
export const SITE_ACCESS: Readonly<Record<string, Route['access']>> = {
  [LOGIN_PATH]: 'guest',
  [REGISTER_PATH]: 'guest',
  [`${REGISTER_PATH}.html`]: 'guest',
  [GAMES_PATH]: 'public',
  [ACTIVITY_PATH]: 'public',
  // RR-01 spells it without the `s`.
  '/m/inviteFriend': 'public',
  [INVITE_PATH]: 'public',
  [AGENT_REGISTER_PATH]: 'member',
  [MEMBER_PATH]: 'member',
  [BENEFITS_PATH]: 'member',
  [LAUNCH_PATH]: 'member',
  [CHANGE_PASSWORD_PATH]: 'member',
  [DEPOSIT_PATH]: 'member',
  [WITHDRAW_PATH]: 'member',
  [WALLET_HISTORY_PATH]: 'member',
  [BANK_CARD_PATH]: 'member',
  [PIX_CARD_PATH]: 'member',
  [REWARDS_PATH]: 'member',
  [MALL_PATH]: 'member',
  [MISSIONS_PATH]: 'member',
}

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
  const known = Object.entries(SITE_ACCESS).map(([path, access]) => ({ path, access }))
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
