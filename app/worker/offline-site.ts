import { CodedError } from '@foyer/sdk'
import { HOME_PAGE, PAGE_LIMIT_MS, SHELL_PAGE } from './constants.ts'
import { isKeepableFile, isKeepablePage } from './keepable.ts'
import { networkFirst } from './network-first.ts'
import type { Route } from './route-of.ts'
import type { Shelf } from './shelf.ts'
import type { WorkerScope } from './worker-scope.ts'

/** What the build tells its worker. */
export interface WorkerBuild {
  readonly id: string
  /** Addresses of the files that the site cannot start without. */
  readonly files: readonly string[]
}

/** What a request is answered with; `kept` settles when what it left behind is kept. */
export interface Answered {
  readonly response: Promise<Response>
  readonly kept: Promise<unknown>
}

/** The site as the browser keeps it: one build's pages and files. */
export class OfflineSite {
  constructor(
    private readonly build: WorkerBuild,
    private readonly shelf: Shelf,
    private readonly fetch: WorkerScope['fetch'],
  ) {}

  /** Keeps the pages, as this player gets them, and the files they start with. Rejects with `SW-FILE` or `SW-PAGE`. */
  async install(): Promise<void> {
    const files = this.build.files.map(async (file) => {
      if (!(await this.keepFile(file))) throw new CodedError('SW-FILE', { file })
    })
    const pages = [HOME_PAGE, SHELL_PAGE].map(async (page) => {
      const response = await this.fetch(page, { cache: 'no-cache' }).catch(() => undefined)
      if (!response || !(await this.#keepPage(page, response))) throw new CodedError('SW-PAGE', { page })
    })
    await Promise.all([...files, ...pages])
  }

  /** Keeps a file unless it is there: from an earlier build’s cache, the browser’s own, or the network. */
  async keepFile(file: string): Promise<boolean> {
    if (await this.shelf.find(file)) return true
    const response = (await this.shelf.findAnywhere(file)) ?? (await this.fetch(file).catch(() => undefined))
    return response !== undefined && isKeepableFile(response) && this.shelf.keep(file, response)
  }

  /** @param ask the request as the browser made it */
  answer(route: Route, ask: () => Promise<Response>): Answered {
    if (route.kind === 'asset') return this.#asset(route.key, ask)
    const asked = ask()
    const find = (): Promise<Response | undefined> => this.shelf.find(route.key)
    const response = networkFirst({ ask: () => asked, find, limitMs: PAGE_LIMIT_MS })
    const keep = async (fresh: Response): Promise<unknown> => {
      if (route.kind === 'page') return route.keep && this.#keepPage(route.key, fresh)
      return isKeepableFile(fresh) && this.shelf.keep(route.key, fresh)
    }
    // Copied at once: the page reads the other one.
    return { response, kept: asked.then((fresh) => keep(fresh.clone())).catch(() => undefined) }
  }

  /** What changes with its name is never asked for twice. */
  #asset(key: string, ask: () => Promise<Response>): Answered {
    let fresh: Response | undefined
    const response = this.shelf.find(key).then(async (found) => {
      if (found) return found
      const answer = await ask()
      if (isKeepableFile(answer)) fresh = answer.clone()
      return answer
    })
    const kept = response.then(() => fresh && this.shelf.keep(key, fresh)).catch(() => undefined)
    return { response, kept }
  }

  async #keepPage(key: string, response: Response): Promise<boolean> {
    return (await isKeepablePage(response, this.build.id)) && this.shelf.keep(key, response)
  }
}
