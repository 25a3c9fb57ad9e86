import { defineEvent } from '../event.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** An address of this site, in its parts, and the state that the history stores with it. */
export interface Location {
  /** `/m/home`, percent-encoded as in the address. */
  readonly pathname: string
  /** `?id=1`, or empty. */
  readonly search: string
  /** `#top`, or empty. */
  readonly hash: string
  /** The state that `navigate` was given; absent where none was given. */
  readonly state?: unknown
}

/** How `Navigation.navigate` changes the address. */
export interface NavigateOptions {
  /**
   * True: replaces the history's current entry. By default a new entry is made, except for the address that
   * is shown already.
   */
  readonly replace?: boolean
  /**
   * Becomes `Location.state` while the entry is shown, also after a reload. Any value that
   * `history.pushState` can clone; no secrets.
   */
  readonly state?: unknown
}

/**
 * The page's address, and the only way that the app changes it. Components read the address with
 * `useLocation`, `useParams` and `useSearchParams`, and navigate with `Link`, `NavLink` and `Navigate`.
 */
export interface Navigation {
  readonly location: Store<Location>
  /**
   * Goes to a page of this site, `/m/…`. The query parameters that the site preserves (RR-08) are added. Any
   * other address is refused: the page stays, and `NA-FOREIGN` is logged.
   */
  navigate(to: string, options?: NavigateOptions): void
  /** Goes back; to `otherwise`, by default `/m/home`, where the site was opened at this page. */
  back(otherwise?: string): void
  /**
   * Goes to /m/login and remembers where the player wanted to go, in the app and never in the address
   * (RR-01).
   */
  redirectToLogin(returnTo: string): void
  /**
   * Where the player will be taken after the log-in, and so what the log-in is for; `undefined` where nothing
   * asked for one. The address stays remembered.
   */
  returnTo(): string | undefined
  /** Where to go after a log-in: the remembered address, which is then forgotten; else `/m/home`. */
  consumeReturnTo(): string
  /**
   * Leaves the site for an outside page, such as a game, a payment or a chat: https, or http on localhost
   * (SE-03). `false` where the address is refused; `NA-UNSAFE` is then logged.
   *
   * @param options - `replace`: Back from the outside page leads to the page before this one, if it is of this site
   */
  navigateExternal(url: string, options?: { readonly replace?: boolean }): boolean
  /**
   * Opens an outside page in a new window, without a link back (noopener, noreferrer). Call it within the
   * player's tap: browsers block windows that are opened later. `false` where the address is refused, as by
   * `navigateExternal`.
   */
  openWindow(url: string): boolean
}
/** Navigation. Always there. */
export const NAVIGATION = token<Navigation>('kernel.navigation')

/**
 * The page's address changed, by the app or by the browser's Back and Forward. Not sent for the first
 * address.
 */
export const navigated = defineEvent<Location>({ id: 'navigation.navigated' })
