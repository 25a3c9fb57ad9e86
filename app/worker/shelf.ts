/** All of this site's caches begin so. */
const PREFIX = 'foyer:'

/** One cache that never fails: full, broken or blocked, it finds nothing and keeps nothing, and the network answers. */
export class Shelf {
  readonly name: string
  readonly #caches: CacheStorage

  /** @param owner who it belongs to, down to the build: another merchant's, environment's or build's is another cache */
  constructor(caches: CacheStorage, owner: readonly string[]) {
    this.#caches = caches
    this.name = PREFIX + owner.map(encodeURIComponent).join(':')
  }

  async find(key: string): Promise<Response | undefined> {
    try {
      const cache = await this.#caches.open(this.name)
      // What a page varies by (cookie, language) is the player's own, and the worker sees neither.
      return await cache.match(key, { ignoreVary: true })
    } catch {
      return undefined
    }
  }

  /** From a cache of an earlier build too: a name that changes with its content means the same in all of them. */
  async findAnywhere(key: string): Promise<Response | undefined> {
    try {
      return await this.#caches.match(key, { ignoreVary: true })
    } catch {
      return undefined
    }
  }

  /** Whether it is kept now. */
  async keep(key: string, response: Response): Promise<boolean> {
    try {
      const cache = await this.#caches.open(this.name)
      await cache.put(key, response)
      return true
    } catch {
      return false
    }
  }

  /** Deletes what earlier builds, and other merchants and environments on this host, have left. */
  async clearOthers(): Promise<void> {
    try {
      const names = await this.#caches.keys()
      const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.name)
      await Promise.all(others.map((name) => this.#caches.delete(name)))
    } catch {
      // They stand in nobody's way.
    }
  }
}
