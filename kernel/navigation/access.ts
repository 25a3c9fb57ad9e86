import type { Route, SessionInfo } from '@foyer/sdk'

/** Where a password is changed. Whoever owes that is held there (RT-09). */
export const CHANGE_PATH = '/m/changePsw'

/** What the screen at the current address may do now. */
export type Verdict =
  | 'show'
  /** what decides has not arrived: a skeleton */
  | 'wait'
  /** to /m/login, and back afterwards (RR-01, RR-06) */
  | 'login'
  /** a change of password is owed: its screen instead of this one, and back afterwards (RT-09, ST-03) */
  | 'change'
  /** a member on a screen for guests: on to where the login was asked for */
  | 'onward'
  /** nothing of this site: /m/home (RT-01) */
  | 'home'

/** A screen, and whether its plugin is on. */
export interface ScreenEntry {
  readonly value: Pick<Route, 'access' | 'allowDuringPasswordChange'>
  readonly state: 'on' | 'pending'
}

export interface AccessFacts {
  /** The screen that matches the address, if any. */
  readonly entry: ScreenEntry | undefined
  /** The one for changing the password. Where there is none, nobody is locked out. */
  readonly change: ScreenEntry | undefined
  /** Every manifest is known: an address that matches nothing never will. */
  readonly registered: boolean
  /** The stored session has been read. */
  readonly sessionKnown: boolean
  readonly session: Pick<SessionInfo, 'passwordChangeRequired'> | undefined
}

export function verdictOf({ entry, change, registered, sessionKnown, session }: AccessFacts): Verdict {
  const { access, allowDuringPasswordChange: whileOwed } = entry?.value ?? {}
  if (session?.passwordChangeRequired && !whileOwed) {
    if (change) return 'change'
    if (!registered) return 'wait'
  }
  if (!entry) return registered ? 'home' : 'wait'
  if (access !== 'public' && !sessionKnown) return 'wait'
  if (access === 'member' && !session) return 'login'
  if (access === 'guest' && session) return 'onward'
  return entry.state === 'on' ? 'show' : 'wait'
}
