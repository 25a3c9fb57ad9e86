import { checkUrl } from '../check-url.ts'
import type { Navigation, Place } from '../services/navigation.ts'
import { createStore } from '../store.ts'

/** Navigation without a browser: it records where the plugin wanted to go, and `place` follows `go`. */
export class FakeNavigation implements Navigation {
  readonly place
  /** Every `go`, in order. */
  readonly went: { readonly to: string; readonly replace: boolean }[] = []
  /** What each `login` was to return to. */
  readonly logins: string[] = []
  /** Addresses that the plugin left the site for. */
  readonly left: string[] = []
  /** Addresses that were opened in a new window. */
  readonly opened: string[] = []
  /** How often `back` was called. */
  backs = 0
  #returnTo = '/m/home'

  constructor(path = '/m/home') {
    this.place = createStore<Place>({ path, query: '', hash: '' })
  }
  go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
    this.went.push({ to, replace })
    const { pathname, search, hash } = new URL(to, 'https://site.test')
    this.place.set({ path: pathname, query: search, hash })
  }
  back(): void {
    this.backs++
  }
  login(returnTo: string): void {
    this.logins.push(returnTo)
    this.#returnTo = returnTo
  }
  takeReturn(): string {
    const taken = this.#returnTo
    this.#returnTo = '/m/home'
    return taken
  }
  leave(url: string): boolean {
    return noted(this.left, url)
  }
  openWindow(url: string): boolean {
    return noted(this.opened, url)
  }
}
function noted(list: string[], url: string): boolean {
  const safe = checkUrl(url, { kind: 'https' }) !== undefined
  if (safe) list.push(url)
  return safe
}

/**
 * Makes navigation.
 *
 * @param path - where the player is; `/m/home` by default
 */
export const fakeNavigation = (path?: string): FakeNavigation => new FakeNavigation(path)
