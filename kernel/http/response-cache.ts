import { CACHE_MAX_ENTRIES } from './constants.ts'
import type { RawAnswer } from './decode.ts'
import { type CachedResponse, responseCacheStorage } from './response-cache-storage.ts'

/**
 * Responses of the gateway, in memory and, bounded in size, in session storage, so that a reload finds them
 * (CA-33). Only the endpoint sets the lifetime, never a response header. Responses are cached as text and
 * decoded again for each caller.
 *
 * Each flush begins a new epoch. A call from an earlier epoch neither reads nor writes the cache.
 */
export class ResponseCache {
  readonly #memory = new Map<string, CachedResponse>()

  /** @param epoch number of flushes so far */
  constructor(private readonly epoch: () => number) {}

  /**
   * A response that has not expired. An expired one is removed for good: neither a failure nor an ETag
   * restores it.
   *
   * @param ttlMs the endpoint's lifetime, in milliseconds
   */
  get(epoch: number, key: string, ttlMs: number): RawAnswer | undefined {
    if (epoch !== this.epoch()) return undefined
    const cached = this.#memory.get(key) ?? responseCacheStorage.read(key)
    if (!cached || isFresh(cached, ttlMs, Date.now())) return cached
    this.remove(key)
    return undefined
  }

  put(epoch: number, key: string, { status, text }: RawAnswer): void {
    if (epoch !== this.epoch()) return
    const cached = { status, text, storedAt: Date.now() }
    // Delete first, so that the map is in the order of writing.
    this.#memory.delete(key)
    this.#memory.set(key, cached)
    const [oldest] = this.#memory.keys()
    if (this.#memory.size > CACHE_MAX_ENTRIES && oldest !== undefined) this.#memory.delete(oldest)
    responseCacheStorage.write(key, cached)
  }

  remove(key: string): void {
    this.#memory.delete(key)
    responseCacheStorage.remove(key)
  }

  /** Clears the memory. `clearResponseCache` clears session storage. */
  clear(): void {
    this.#memory.clear()
  }
}

/** False for a response from the future too: the clock was set back, or the record was tampered with. */
const isFresh = ({ storedAt }: CachedResponse, ttlMs: number, now: number): boolean =>
  storedAt <= now && now < storedAt + ttlMs
