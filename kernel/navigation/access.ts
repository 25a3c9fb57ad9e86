import type { Route } from '@foyer/sdk'

/** What the screen at the current address may do now. */
export type Verdict =
  | 'show'
  /** what decides has not arrived: a skeleton */
  | 'wait'
  /** to /m/login, and back afterwards (RR-01, RR-06) */
  | 'login'
  /** a member on a screen for guests: on to where the login was asked for */
  | 'onward'
  /** nothing of this site: /m/home (RT-01) */
  | 'home'

export interface AccessFacts {
  /** The route that matches, if any, and whether its plugin is on. */
  readonly route: { readonly access: Route['access']; readonly state: 'on' | 'pending' } | undefined
  /** Every manifest is known: an address that matches nothing never will. */
  readonly registered: boolean
  /** The stored session has been read. */
  readonly sessionKnown: boolean
  readonly loggedIn: boolean
}

export function verdictOf({ route, registered, sessionKnown, loggedIn }: AccessFacts): Verdict {
  if (!route) return registered ? 'home' : 'wait'
  if (route.access !== 'public' && !sessionKnown) return 'wait'
  if (route.access === 'member' && !loggedIn) return 'login'
  if (route.access === 'guest' && loggedIn) return 'onward'
  return route.state === 'on' ? 'show' : 'wait'
}
