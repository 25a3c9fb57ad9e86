import {
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
import { checkUrl } from '../urls/own-url.ts'
import { withCustody } from './custody.ts'

const HOME = '/m/home'
const LOGIN = '/m/login'

/** Where the player wanted to go when asked to log in (RR-01); survives a reload of the login screen. */
const RETURN_TO = defineStorageKey<string>({
  name: 'foyer.return',
  area: 'session',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' && stored.startsWith('/m/') ? stored : undefined),
})

/** The browser's address as a store, and the only way the app changes it. */
@injectable()
export class NavigationService implements Navigation {
  readonly place: Store<Place>
  readonly #place = createStore<Place>({ path: HOME, query: '', hash: '' })
  /** How many entries of the history are this app's own. */
  #depth = 0

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
   * Follows Back and Forward. Returns the way to stop.
   *
   * @param stays asked first: true, and the player stays where they were. No entry of the history is made beforehand, since
   * browsers skip those of a page that nobody touched; the page that Back left comes on top again.
   */
  listen(stays = () => false): () => void {
    const follow = (): void => {
      if (stays()) {
        const { path, query, hash } = this.#place.get()
        history.pushState(null, '', path + query + hash)
        return
      }
      this.#depth = Math.max(0, this.#depth - 1)
      this.#moved(placeOf(location.href))
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
    const target = withCustody(`${url.pathname}${url.search}${url.hash}`, this.#place.get().query)
    if (replace) history.replaceState(null, '', target)
    else {
      this.#depth++
      history.pushState(null, '', target)
    }
    this.#moved(placeOf(new URL(target, location.origin).href))
    scrollTo(0, 0)
  }

  back(): void {
    if (this.#depth > 0) history.back()
    else this.go(HOME, { replace: true })
  }

  login(returnTo: string): void {
    this.storage.set(RETURN_TO, returnTo)
    this.go(LOGIN, { replace: true })
  }

  takeReturn(): string {
    const to = this.storage.get(RETURN_TO) ?? HOME
    this.storage.remove(RETURN_TO)
    return to
  }

  leave(url: string): boolean {
    const checked = this.#abroad(url)
    if (checked) location.assign(checked)
    return checked !== undefined
  }

  openWindow(url: string): boolean {
    const checked = this.#abroad(url)
    if (checked) open(checked, '_blank', 'noopener,noreferrer')
    return checked !== undefined
  }

  #abroad(url: string): string | undefined {
    const checked = checkUrl(url, { kind: 'https', origin: location.origin })
    if (!checked)
      this.logger.error(new CodedError('NA-UNSAFE', 'refused to leave for an address that is not https'))
    return checked?.href
  }

  #moved(place: Place): void {
    this.#place.set(place)
    this.events.emit(navigated, place)
  }
}

export function placeOf(href: string): Place {
  const { pathname, search, hash } = new URL(href)
  return { path: pathname, query: search, hash }
}
