import {
  checkUrl,
  CodedError,
  createStore,
  defineStorageKey,
  HOME_PATH,
  isRecord,
  type Location,
  LOGGER,
  type Logger,
  LOGIN_PATH,
  navigated,
  type NavigateOptions,
  type Navigation,
  STORAGE,
  type Storage,
  type Store,
} from '@foyer/sdk'
import { createPath, type Navigator, type To } from 'react-router-dom'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import { EVENTS, type Events } from '../events/events.ts'
import { preserveQuery } from './preserve-query.ts'
import type { ScrollRestoration } from './scroll-restoration.ts'

/**
 * The address that the player wanted when asked to log in (RR-01), until a login returns to it. The history entries of that
 * login name it too, so a login that the player opened himself returns nowhere, and Back to one that he left still does.
 */
const RETURN_TO = defineStorageKey<string>({
  name: 'foyer.return',
  area: 'session',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' && stored.startsWith('/m/') ? stored : undefined),
})
/** Screens of the login, which hand the address to one another. */
const LOGGING_IN = /^\/m\/(login|register|changePsw)/

/** The data that this service writes into a history entry. */
interface HistoryEntry {
  /** Counted from the entry that the site was opened with. */
  readonly index: number
  /** The scroll position when the page was left, in pixels from the top. */
  readonly top: number
  readonly state: unknown
  /** Of a login: the address that required it. */
  readonly returnTo: unknown
}

/**
 * The browser's address as a store, and the only way the app changes it. The router's links and redirects use
 * it: `createHref`, `push`, `replace` and `go` are React Router's `Navigator`.
 */
@injectable()
export class NavigationService implements Navigation, Navigator {
  readonly location: Store<Location>
  readonly #location = createStore<Location>({ pathname: HOME_PATH, search: '', hash: '' })
  /** The index of the current history entry. */
  #historyIndex = 0
  #scrolls: Promise<ScrollRestoration> | undefined
  /** Scrolls to where the current address is to be shown, once it is. */
  #scrollOnShow: (() => void) | undefined

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(EVENTS) private readonly events: Events,
    @inject(LOGGER) private readonly logger: Logger,
  ) {
    this.location = this.#location
  }

  // Arrow functions, because the router calls these without their object.
  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))
  readonly push = (to: To, state?: unknown): void => this.navigate(this.createHref(to), { state })
  readonly replace = (to: To, state?: unknown): void =>
    this.navigate(this.createHref(to), { replace: true, state })
  readonly go = (delta: number): void => history.go(delta)

  /**
   * The screen of an address is shown: scrolls it to its place. Before that, the player would see the last
   * screen scroll.
   */
  readonly onShow = (shown: Location): void => {
    if (shown !== this.#location.get()) return
    try {
      this.#scrollOnShow?.()
    } catch {
      // A browser without it shows the screen all the same.
    }
    this.#scrollOnShow = undefined
  }

  /** Sets the address that the page is rendered for: the browser's, or the one being baked. */
  setInitialLocation(location: Location): void {
    this.#location.set(location)
  }

  /**
   * Handles Back and Forward, and restores each entry's scroll position. Returns a function that stops it.
   *
   * @param shouldBlock called first; true keeps the player on the current page. No history entry is added in
   * advance, because browsers skip entries of a page without user input; instead the blocked page is pushed
   * again.
   */
  listen(shouldBlock = () => false): () => void {
    const { index, top, state } = readEntry(history.state)
    this.#historyIndex = index
    // Back from another site to an entry whose position the browser was told to leave to this service.
    if (top > 0 && history.scrollRestoration === 'manual')
      this.#scroll((scrolls) => scrolls.restore(index, top))
    if (state !== undefined) this.#location.set({ ...this.#location.get(), state })
    const onPopState = (event: PopStateEvent): void => {
      if (shouldBlock()) {
        const stays = this.#location.get()
        const entry = entryOf(this.#historyIndex, stays, this.storage.get(RETURN_TO))
        this.#write(() => history.pushState(entry, '', createPath(stays)))
        return
      }
      const from = this.#historyIndex
      const leftAt = scrollY
      const { index, top, state } = readEntry(event.state)
      this.#historyIndex = index
      this.#scroll((scrolls) => scrolls.save(from, leftAt))
      this.#onLocationChange(locationOf(location.href, state), () =>
        this.#scroll((scrolls) => scrolls.restore(index, top)),
      )
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }

  navigate(to: string, options?: NavigateOptions): void {
    this.#navigate(to, this.#returnTo(), options)
  }

  /** @param returnTo for the entry, if it is of a login */
  #navigate(to: string, returnTo: string | undefined, { replace, state }: NavigateOptions = {}): void {
    const url = checkUrl(to, { kind: 'own', origin: location.origin })
    if (!url) {
      this.logger.warn('NA-FOREIGN', 'refused to navigate to an address that is not this site’s')
      return
    }
    const shown = this.#location.get()
    const target = preserveQuery(pathFrom(url), shown.search)
    const next = locationOf(new URL(target, location.origin).href, state)
    const from = this.#historyIndex
    if (replace ?? target === createPath(shown))
      this.#write(() => history.replaceState(entryOf(from, next, returnTo), '', target))
    else {
      const top = scrollY
      // Stored in the entry for the case that this page is reloaded.
      this.#write(() => history.replaceState({ ...history.state, top }, ''))
      if (this.#write(() => history.pushState(entryOf(from + 1, next, returnTo), '', target)))
        this.#historyIndex = from + 1
      this.#scroll((scrolls) => scrolls.save(from, top))
    }
    this.#onLocationChange(next, () => scrollTo(0, 0))
  }

  /**
   * Returns false where the browser refuses a change of its history (Safari: over 100 within 30 s). The page
   * changes all the same; only the browser's address stays behind.
   */
  #write(change: () => void): boolean {
    try {
      change()
      return true
    } catch (error) {
      this.logger.warn('NA-HISTORY', 'the browser did not take an address into its history', error)
      return false
    }
  }

  back(otherwise = HOME_PATH): void {
    if (this.#historyIndex > 0) history.back()
    else this.navigate(otherwise, { replace: true })
  }

  redirectToLogin(returnTo: string): void {
    this.storage.set(RETURN_TO, returnTo)
    this.#navigate(LOGIN_PATH, returnTo, { replace: true })
  }

  /**
   * Navigates to a screen that is shown before any other, and remembers the address to return to: the current
   * one, unless it is a screen of the login.
   */
  redirectWithReturn(to: string): void {
    const shown = this.#location.get()
    const returnTo = LOGGING_IN.test(shown.pathname) ? this.#returnTo() : createPath(shown)
    if (returnTo !== undefined) this.storage.set(RETURN_TO, returnTo)
    this.#navigate(to, returnTo, { replace: true })
  }

  returnTo(): string | undefined {
    const url = checkUrl(this.#returnTo(), { kind: 'own', origin: location.origin })
    return url && pathFrom(url)
  }

  /** The address of the current entry's login, not yet returned to. */
  #returnTo(): string | undefined {
    const stored = this.storage.get(RETURN_TO)
    return readEntry(history.state).returnTo === stored ? stored : undefined
  }

  consumeReturnTo(): string {
    const to = this.returnTo() ?? HOME_PATH
    this.storage.remove(RETURN_TO)
    return to
  }

  navigateExternal(url: string, { replace = false }: { readonly replace?: boolean } = {}): boolean {
    const checked = this.#safe(url)
    if (checked && replace && this.#historyIndex > 0) location.replace(checked)
    else if (checked) location.assign(checked)
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

  #onLocationChange(location: Location, scrollOnShow: () => void): void {
    this.#scrollOnShow = scrollOnShow
    this.#location.set(location)
    this.events.emit(navigated, location)
  }

  #scroll(act: (scrolls: ScrollRestoration) => void): void {
    this.#scrolls ??= import('./scroll-restoration.ts').then(
      ({ ScrollRestoration }) => new ScrollRestoration(),
    )
    // Without this code the browser decides the scroll position.
    this.#scrolls.then(act, ignore)
  }
}

const ignore = (): void => undefined
const pathFrom = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`

/** The data of a new entry; its scroll position is added when the page is left. */
const entryOf = (index: number, { pathname, state }: Location, returnTo: string | undefined): object => ({
  at: index,
  ...(state !== undefined && { state }),
  ...(LOGGING_IN.test(pathname) && { returnTo }),
})

/** Zeros for an entry that this service did not write. */
function readEntry(written: unknown): HistoryEntry {
  const entry: Record<string, unknown> = isRecord(written) ? written : {}
  const { at, top, state, returnTo } = entry
  return { index: Number(at) || 0, top: Number(top) || 0, state, returnTo }
}

/** The parts of an absolute address, with the history entry's state. */
export function locationOf(href: string, state?: unknown): Location {
  const { pathname, search, hash } = new URL(href)
  return { pathname, search, hash, ...(state !== undefined && { state }) }
}
