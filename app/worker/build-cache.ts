/** The prefix of the names of all this site's caches. */
const PREFIX = 'foyer:'

/** Bytes of a cached body: a full disk may leave an entry without its body, or with a part of it. */
const LENGTH = 'x-foyer-length'

/** The response with its length written down. Throws where the body ends too early. */
async function measured(response: Response): Promise<Response> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  headers.set(LENGTH, String(body.size))
  const { status, statusText } = response
  return new Response(body, { status, statusText, headers })
}

/** `undefined` for an entry that lost some of its body, or all of it: it counts as not cached. */
async function whole(entry: Response | undefined): Promise<Response | undefined> {
  if (!entry) return undefined
  const { size } = await entry.clone().blob()
  const length = entry.headers.get(LENGTH)
  return (length === null ? size > 0 : size === Number(length)) ? entry : undefined
}

/**
 * The cache of one build. It never rejects: where storage is full, broken or blocked nothing matches, and the
 * network responds.
 */
export class BuildCache {
  readonly name: string
  readonly #caches: CacheStorage

  /** @param owner environment, merchant and build: each combination has a cache of its own */
  constructor(caches: CacheStorage, owner: readonly string[]) {
    this.#caches = caches
    this.name = PREFIX + owner.map(encodeURIComponent).join(':')
  }

  async match(key: string): Promise<Response | undefined> {
    try {
      const cache = await this.#caches.open(this.name)
      // A page varies by cookie and language, which belong to the player and which the worker does not see.
      return await whole(await cache.match(key, { ignoreVary: true }))
    } catch {
      return undefined
    }
  }

  /**
   * Searches the caches of earlier builds too: a name that changes with its content has the same content in
   * all of them.
   */
  async matchAnyBuild(key: string): Promise<Response | undefined> {
    try {
      return await whole(await this.#caches.match(key, { ignoreVary: true }))
    } catch {
      return undefined
    }
  }

  /** Resolves to whether the response is cached now. */
  async put(key: string, response: Response): Promise<boolean> {
    try {
      const cache = await this.#caches.open(this.name)
      await cache.put(key, await measured(response))
      return true
    } catch {
      return false
    }
  }

  /** Deletes the caches of earlier builds, and of other merchants and environments on this host. */
  async deleteOthers(): Promise<void> {
    try {
      const names = await this.#caches.keys()
      const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.name)
      await Promise.all(others.map((name) => this.#caches.delete(name)))
    } catch {
      // Caches that remain only take storage.
    }
  }
}
