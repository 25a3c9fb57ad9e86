import type { Route } from '@foyer/sdk'

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

export interface AccessFacts {
  /** The route that matches, if any, and whether its plugin is on. */
  readonly route: (Pick<Route, 'access' | 'whileOwed'> & { readonly state: 'on' | 'pending' }) | undefined
  /** A screen for changing the password stands. Where none does, nobody is locked out. */
  readonly changeable: boolean
  /** Every manifest is known: an address that matches nothing never will. */
  readonly registered: boolean
  /** The stored session has been read. */
  readonly sessionKnown: boolean
  readonly loggedIn: boolean
  /** The member owes a change of password. */
  readonly owes: boolean
}

export function verdictOf(facts: AccessFacts): Verdict {
  const { route, changeable, registered, sessionKnown, loggedIn, owes } = facts
  if (owes && !route?.whileOwed) {
    if (changeable) return 'change'
    if (!registered) return 'wait'
  }
  if (!route) return registered ? 'home' : 'wait'
  if (route.access !== 'public' && !sessionKnown) return 'wait'
  if (route.access === 'member' && !loggedIn) return 'login'
  if (route.access === 'guest' && loggedIn) return 'onward'
  return route.state === 'on' ? 'show' : 'wait'
}
