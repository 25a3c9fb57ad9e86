import type { Route, SessionInfo } from '@foyer/sdk'

/** What to do with the screen at the current address. */
export type AccessDecision =
  | 'show'
  /** the facts that decide have not arrived: show a skeleton */
  | 'wait'
  /** to /m/login, and back afterwards (RR-01, RR-06) */
  | 'login'
  /** the player must change the password: that screen first, and back afterwards (RT-09, ST-03) */
  | 'change-password'
  /** a member on a screen for guests: to the address that asked for the login */
  | 'redirect-back'
  /** not an address of this site: /m/home (RT-01) */
  | 'not-found'

/** A screen, and whether its plugin is on. */
export interface ScreenEntry {
  readonly value: Pick<Route, 'access' | 'allowDuringPasswordChange'>
  readonly state: 'on' | 'pending'
}

export interface AccessFacts {
  /** The screen that matches the address, if any. */
  readonly entry: ScreenEntry | undefined
  /** The screen for changing the password. Without it no player is locked out. */
  readonly change: ScreenEntry | undefined
  /** Every manifest is known: an address without a screen will never have one. */
  readonly registryComplete: boolean
  /** See `Session.known`. */
  readonly sessionKnown: boolean
  readonly session: Pick<SessionInfo, 'passwordChangeRequired'> | undefined
}

export function checkAccess({
  entry,
  change,
  registryComplete,
  sessionKnown,
  session,
}: AccessFacts): AccessDecision {
  const { access, allowDuringPasswordChange: whileOwed } = entry?.value ?? {}
  if (session?.passwordChangeRequired && !whileOwed) {
    if (change) return 'change-password'
    if (!registryComplete) return 'wait'
  }
  if (!entry) return registryComplete ? 'not-found' : 'wait'
  if (access !== 'public' && !sessionKnown) return 'wait'
  if (access === 'member' && !session) return 'login'
  if (access === 'guest' && session) return 'redirect-back'
  return entry.state === 'on' ? 'show' : 'wait'
}
