import { CodedError } from '@foyer/sdk'
import type { BuildCache } from './build-cache.ts'
import { isBrandFile, type RequestClass } from './classify-request.ts'
import { HOME_PAGE, PAGE_TIMEOUT_MS, SHELL_PAGE } from './constants.ts'
import { networkFirst } from './network-first.ts'
import type { WorkerScope } from './worker-scope.ts'

/** What the build writes into its worker. */
export interface WorkerBuild {
  readonly id: string
  /** Addresses of the files that the site cannot start without. */
  readonly files: readonly string[]
}

/**
 * As Workbox's `handleAll`: the response, and when everything is done, the cache included. `done` never
 * rejects.
 */
export interface StrategyResult {
  readonly response: Promise<Response>
  readonly done: Promise<unknown>
}

/** The pages and files of one build, for a browser that is offline. */
export class OfflineCache {
  /** One renewal of the pages after the other: the last one's are those that stay. */
  #renewal: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly build: WorkerBuild,
    private readonly cache: BuildCache,
    private readonly fetch: WorkerScope['fetch'],
  ) {}

  /**
   * Caches the pages as this player gets them, and the files that they need to start. Rejects with `SW-FILE`
   * or `SW-PAGE`.
   */
  async install(): Promise<void> {
    const files = this.build.files.map(async (file) => {
      if (!(await this.addFile(file))) throw new CodedError('SW-FILE', { file })
    })
    const pages = [HOME_PAGE, SHELL_PAGE].map(async (page) => {
      if (!(await this.#renewPage(page))) throw new CodedError('SW-PAGE', { page })
    })
    await Promise.all([...files, ...pages])
  }

  /**
   * Caches the pages as this player gets them now: the language has changed. A page that cannot be fetched stays
   * as it was. Never rejects.
   */
  renewPages(): Promise<unknown> {
    return (this.#renewal = this.#renewal.then(() =>
      Promise.all([HOME_PAGE, SHELL_PAGE].map((page) => this.#renewPage(page))),
    ))
  }

  async #renewPage(page: string): Promise<boolean> {
    const response = await this.fetch(page, { cache: 'no-cache' }).catch(() => undefined)
    return response !== undefined && (await this.#putPage(page, response))
  }

  /**
   * Caches a file unless it is cached: from an earlier build’s cache, the browser’s own, or the network. A
   * logo keeps its name when it changes, so an earlier build’s is not taken.
   */
  async addFile(file: string): Promise<boolean> {
    if (await this.cache.match(file)) return true
    const earlier = isBrandFile(file) ? undefined : await this.cache.matchAnyBuild(file)
    if (earlier) return this.cache.put(file, earlier)
    const response = await this.fetch(file).catch(() => undefined)
    return response !== undefined && (await this.#putFile(file, response))
  }

  /** @param fetch sends the request as the browser made it */
  handle(request: RequestClass, fetch: () => Promise<Response>): StrategyResult {
    if (request.kind === 'asset') return this.#cacheFirst(request.key, fetch)
    const fetched = fetch()
    const match = (): Promise<Response | undefined> => this.cache.match(request.key)
    const response = networkFirst({ fetch: () => fetched, match, timeoutMs: PAGE_TIMEOUT_MS })
    const put = async (fresh: Response): Promise<unknown> => {
      if (request.kind === 'page') return request.cacheable && this.#putPage(request.key, fresh)
      return this.#putFile(request.key, fresh)
    }
    // Cloned at once: the page reads the original.
    return { response, done: fetched.then((fresh) => put(fresh.clone())).catch(() => undefined) }
  }

  /** Workbox's CacheFirst: a file whose name changes with its content is fetched once. */
  #cacheFirst(key: string, fetch: () => Promise<Response>): StrategyResult {
    let fresh: Response | undefined
    const response = this.cache.match(key).then(async (cached) => {
      if (cached) return cached
      const fetched = await fetch()
      if (isCacheableFile(fetched)) fresh = fetched.clone()
      return fetched
    })
    const done = response.then(() => fresh && this.cache.put(key, fresh)).catch(() => undefined)
    return { response, done }
  }

  async #putFile(key: string, response: Response): Promise<boolean> {
    return isCacheableFile(response) && this.cache.put(key, response)
  }

  async #putPage(key: string, response: Response): Promise<boolean> {
    return (await isCacheablePage(response, this.build.id)) && this.cache.put(key, response)
  }
}

/**
 * A complete response of this site: no error, not from another host, and not from a redirect (a network's
 * login page).
 */
const isSound = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected

const isHtml = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('text/html')

/** No file of this site is HTML: an HTML response is from a network that requires a login first. */
const isCacheableFile = (response: Response): boolean => isSound(response) && !isHtml(response)

/** A page of exactly this build. A page of another build would request files that the cache lacks. */
async function isCacheablePage(response: Response, build: string): Promise<boolean> {
  if (!isSound(response) || !isHtml(response)) return false
  const text = await response.clone().text()
  return text.includes('id="foyer-baked"') && text.includes(`"build":"${build}"`)
}
