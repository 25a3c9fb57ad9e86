import { defineEvent } from '../event.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

export interface Place {
  /** `/m/home` */
  readonly path: string
  /** `?id=1` or empty */
  readonly query: string
  readonly hash: string
}

export interface Navigation {
  readonly place: Store<Place>
  /** Goes to a place of this site, `/m/…`; the custody parameters (RR-08) go along. Any other address is refused with `NA-FOREIGN`. */
  go(to: string, options?: { readonly replace?: boolean }): void
  /** Back, or `/m/home` where there is nothing to go back to. */
  back(): void
  /** To /m/login, remembering where the player wanted to go (in the app, never in the URL). */
  login(returnTo: string): void
  /** Where to go after login: the remembered place, once, else /m/home. */
  takeReturn(): string
  /** Leaves the site for a game, payment or chat page of the gateway: https, or http on localhost (SE-03). False if refused. */
  leave(url: string): boolean
  /**
   * Opens such an address in a window of its own that knows nothing of this one. To be called inside the player's tap: browsers
   * block windows that open later, and do not tell. False if the address is refused.
   */
  openWindow(url: string): boolean
}
export const NAVIGATION = token<Navigation>('kernel.navigation')

export const navigated = defineEvent<Place>({ id: 'navigation.navigated' })

/** The addresses that show home (RT-01). */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const
export const isHomePath = (path: string): boolean => (HOME_PATHS as readonly string[]).includes(path)
