interface ResponseParts {
  readonly status?: number
  readonly contentType?: string
  readonly type?: ResponseType
  readonly redirected?: boolean
}

/**
 * A response as a browser's fetch gives it: a response made by code has no type, and was never redirected.
 */
export function fetched(body: string, parts: ResponseParts = {}): Response {
  const { status = 200, contentType = 'text/javascript', type = 'basic', redirected = false } = parts
  const response = new Response(body, { status, headers: { 'content-type': contentType } })
  return Object.defineProperties(response, {
    type: { value: type },
    redirected: { value: redirected },
    clone: { value: () => fetched(body, parts) },
  })
}

/** A page of a build, as the bake writes it. */
export const page = (build: string, parts: ResponseParts = {}): Response =>
  fetched(`<!doctype html><script id="foyer-baked">{"build":"${build}"}</script>`, {
    contentType: 'text/html; charset=utf-8',
    ...parts,
  })

/** The browser's caches, as far as the worker uses them. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>()
  /** Throws from every call while it is set. */
  broken: Error | undefined
  /** Throws from `put` only: no room is left. */
  full = false

  readonly open = async (name: string): Promise<unknown> => {
    this.#check()
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError')
        store.set(key, response)
      },
    }
  }
  readonly match = async (key: string): Promise<Response | undefined> => {
    this.#check()
    return [...this.stores.values()]
      .map((store) => store.get(key))
      .find(Boolean)
      ?.clone()
  }
  readonly keys = async (): Promise<string[]> => {
    this.#check()
    return [...this.stores.keys()]
  }
  readonly delete = async (name: string): Promise<boolean> => this.stores.delete(name)

  /** The names of the files in a cache. */
  filesIn(name: string): readonly string[] {
    return [...(this.stores.get(name)?.keys() ?? [])].sort()
  }
  /** As the worker's scope has it. */
  asStorage(): CacheStorage {
    return this as unknown as CacheStorage
  }
  #check(): void {
    if (this.broken) throw this.broken
  }
}
