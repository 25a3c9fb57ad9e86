import { checkUrl } from '../check-url.ts'
import type { Location, NavigateOptions, Navigation } from '../services/navigation.ts'
import { createStore } from '../store.ts'

/**
 * Navigation without a browser: it records where the plugin wanted to go, and `location` follows `navigate`.
 */
export class FakeNavigation implements Navigation {
  readonly location
  /** Every `navigate`, in order. */
  readonly went: { readonly to: string; readonly replace: boolean }[] = []
  /** What each `redirectToLogin` was to return to. */
  readonly logins: string[] = []
  /** Addresses that the plugin left the site for. */
  readonly left: string[] = []
  /** Addresses that were opened in a new window. */
  readonly opened: string[] = []
  /** How often `back` was called. */
  backs = 0
  /** Where each `back` was to lead if there was nothing to go back to, where it said so. */
  readonly backedTo: string[] = []
  #returnTo: string | undefined

  constructor(address = '/m/home') {
    this.location = createStore(locationOf(address))
  }
  navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
    this.went.push({ to, replace })
    this.location.set({ ...locationOf(to), ...(state !== undefined && { state }) })
  }
  back(otherwise?: string): void {
    this.backs++
    if (otherwise !== undefined) this.backedTo.push(otherwise)
  }
  redirectToLogin(returnTo: string): void {
    this.logins.push(returnTo)
    this.#returnTo = returnTo
  }
  returnTo(): string | undefined {
    return this.#returnTo
  }
  consumeReturnTo(): string {
    const taken = this.#returnTo ?? '/m/home'
    this.#returnTo = undefined
    return taken
  }
  navigateExternal(url: string): boolean {
    return noted(this.left, url)
  }
  openWindow(url: string): boolean {
    return noted(this.opened, url)
  }
}
const locationOf = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, 'https://site.test')
  return { pathname, search, hash }
}

function noted(list: string[], url: string): boolean {
  const safe = checkUrl(url, { kind: 'https' }) !== undefined
  if (safe) list.push(url)
  return safe
}

/**
 * Makes navigation.
 *
 * @param address - the page that is shown; `/m/home` by default
 */
export const fakeNavigation = (address?: string): FakeNavigation => new FakeNavigation(address)
