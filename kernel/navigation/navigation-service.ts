import {
  checkUrl,
  CodedError,
  createStore,
  defineStorageKey,
  LOGGER,
  type Logger,
  type Navigation,
  navigated,
  type Place,
  STORAGE,
  type Storage,
  type Store,
} from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import { EVENTS, type Events } from '../events/events.ts'
import { isRecord } from '../storage/type-guards.ts'
import { withCustody } from './custody.ts'
import type { Scrolls } from './scrolls.ts'

const HOME = '/m/home'
const LOGIN = '/m/login'

/** Where the player wanted to go when asked to log in (RR-01); survives a reload of the login screen. */
const RETURN_TO = defineStorageKey<string>({
  name: 'foyer.return',
  area: 'session',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' && stored.startsWith('/m/') ? stored : undefined),
})
/** Screens on the way through a log-in. Whoever goes anywhere else has given up what they were to come back to. */
const LOGGING_IN = /^\/m\/(login|register|changePsw)/

/** The browser's address as a store, and the only way the app changes it. */
@injectable()
export class NavigationService implements Navigation {
  readonly place: Store<Place>
  readonly #place = createStore<Place>({ path: HOME, query: '', hash: '' })
  /** Which entry of the history is shown, counted from the one that the site was opened with. */
  #at = 0
  #scrolls: Promise<Scrolls> | undefined

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(EVENTS) private readonly events: Events,
    @inject(LOGGER) private readonly logger: Logger,
  ) {
    this.place = this.#place
  }

  /** Takes the address the page was rendered for: the browser's, or the one being baked. */
  startAt(place: Place): void {
    this.#place.set(place)
  }

  /**
   * Follows Back and Forward, and brings each entry back to where it was scrolled. Returns the way to stop.
   *
   * @param stays asked first: true, and the player stays where they were. No entry of the history is made beforehand, since
   * browsers skip those of a page that nobody touched; the page that Back left comes on top again.
   */
  listen(stays = () => false): () => void {
    this.#at = entryOf(history.state).at
    this.#forgetReturn()
    const follow = ({ state }: PopStateEvent): void => {
      if (stays()) {
        const { path, query, hash } = this.#place.get()
        history.pushState({ at: this.#at }, '', path + query + hash)
        return
      }
      const from = this.#at
      const left = scrollY
      const { at, top } = entryOf(state)
      this.#at = at
      this.#moved(placeOf(location.href))
      this.#scroll((scrolls) => {
        scrolls.left(from, left)
        scrolls.back(at, top)
      })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }

  go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
    const url = checkUrl(to, { kind: 'own', origin: location.origin })
    if (!url) {
      this.logger.warn('NA-FOREIGN', 'refused to navigate to an address that is not this site’s')
      return
    }
    const target = withCustody(pathOf(url), this.#place.get().query)
    if (replace) history.replaceState({ at: this.#at }, '', target)
    else {
      const from = this.#at
      const top = scrollY
      // For when this page has been loaded anew.
      history.replaceState({ ...history.state, top }, '')
      history.pushState({ at: ++this.#at }, '', target)
      this.#scroll((scrolls) => scrolls.left(from, top))
    }
    this.#moved(placeOf(new URL(target, location.origin).href))
    scrollTo(0, 0)
  }

  back(): void {
    if (this.#at > 0) history.back()
    else this.go(HOME, { replace: true })
  }

  login(returnTo: string): void {
    this.storage.set(RETURN_TO, returnTo)
    this.go(LOGIN, { replace: true })
  }

  /**
   * To a screen that stands before every other, and back afterwards to where the player wanted to go: here, unless this is on
   * the way through a log-in already.
   */
  detour(to: string): void {
    const { path, query, hash } = this.#place.get()
    if (!LOGGING_IN.test(path)) this.storage.set(RETURN_TO, path + query + hash)
    this.go(to, { replace: true })
  }

  takeReturn(): string {
    const url = checkUrl(this.storage.get(RETURN_TO), { kind: 'own', origin: location.origin })
    this.storage.remove(RETURN_TO)
    return url ? pathOf(url) : HOME
  }

  leave(url: string): boolean {
    const checked = this.#safe(url)
    if (checked) location.assign(checked)
    return checked !== undefined
  }

  openWindow(url: string): boolean {
    const checked = this.#safe(url)
    if (checked) open(checked, '_blank', 'noopener,noreferrer')
    return checked !== undefined
  }

  #safe(url: string): string | undefined {
    const checked = checkUrl(url, { kind: 'https' })
    if (!checked)
      this.logger.error(new CodedError('NA-UNSAFE', 'refused to leave for an address that is not https'))
    return checked?.href
  }

  #moved(place: Place): void {
    this.#place.set(place)
    this.#forgetReturn()
    this.events.emit(navigated, place)
  }

  #forgetReturn(): void {
    if (!LOGGING_IN.test(this.#place.get().path)) this.storage.remove(RETURN_TO)
  }

  #scroll(tell: (scrolls: Scrolls) => void): void {
    this.#scrolls ??= import('./scrolls.ts').then(({ Scrolls }) => new Scrolls())
    // Without its code the page is where the browser leaves it.
    this.#scrolls.then(tell, ignore)
  }
}

const ignore = (): void => undefined
const pathOf = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`

/** What `go` noted with an entry of the history; zeros for any other. */
function entryOf(state: unknown): { readonly at: number; readonly top: number } {
  const entry: Record<string, unknown> = isRecord(state) ? state : {}
  return { at: Number(entry['at']) || 0, top: Number(entry['top']) || 0 }
}

export function placeOf(href: string): Place {
  const { pathname, search, hash } = new URL(href)
  return { path: pathname, query: search, hash }
}
