import type { Navigation, Place } from '../services/navigation.ts'
import { createStore } from '../store.ts'

/** Navigation that goes nowhere but says where it would have gone. */
export class FakeNavigation implements Navigation {
  readonly place
  /** Every `go`, in order. */
  readonly went: { readonly to: string; readonly replace: boolean }[] = []
  /** What every `login` was to come back to. */
  readonly logins: string[] = []
  /** Addresses outside the site. */
  readonly left: string[] = []
  /** Addresses outside the site, in windows of their own. */
  readonly windows: string[] = []
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
    const safe = isSafe(url)
    if (safe) this.left.push(url)
    return safe
  }
  openWindow(url: string): boolean {
    const safe = isSafe(url)
    if (safe) this.windows.push(url)
    return safe
  }
}
const isSafe = (url: string): boolean => url.startsWith('https://') || /^http:\/\/localhost(:|\/|$)/.test(url)

export const fakeNavigation = (path?: string): FakeNavigation => new FakeNavigation(path)
