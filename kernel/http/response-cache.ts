import type { RawAnswer } from './decode.ts'
import { CACHE_MAX_CHARS, CACHE_MAX_ENTRIES, CACHE_MAX_ENTRY_CHARS, CACHE_PREFIX } from './ports.ts'
import { cachedNames, sessionArea } from './session-cache.ts'

/** A cached response: status and text only. Headers may name the member, and the cache does not use them. */
interface CachedResponse {
  readonly status: number
  readonly text: string
  /** Epoch milliseconds. */
  readonly storedAt: number
}

/** A record in session storage: time stored, status, and from the next line on its text. */
const RECORD = /^(\d+) (\d{3})\n/

/** The cache in session storage. If that is blocked, full or absent, nothing is cached; no call fails. */
const responseCacheStorage = {
  /** `undefined` for a malformed record (EN-30). */
  read(key: string): CachedResponse | undefined {
    const record = attempt((area) => area.getItem(CACHE_PREFIX + key))
    const head = record ? RECORD.exec(record) : undefined
    if (!record || !head) return undefined
    const [line, storedAt, status] = head
    return {
      status: Number(status),
      text: record.slice(line.length),
      storedAt: Number(storedAt),
    }
  },

  /** Removes the oldest records until this one fits. A record that is too long is not written. */
  write(key: string, { status, text, storedAt }: CachedResponse): void {
    const record = `${storedAt} ${status}\n${text}`
    attempt((area) => {
      const name = CACHE_PREFIX + key
      area.removeItem(name)
      if (record.length > CACHE_MAX_ENTRY_CHARS) return
      makeRoom(area, record.length)
      area.setItem(name, record)
    })
  },

  remove(key: string): void {
    attempt((area) => area.removeItem(CACHE_PREFIX + key))
  },
}

function makeRoom(area: Storage, chars: number): void {
  const records = cachedNames(area)
    .map((name) => {
      const record = area.getItem(name) ?? ''
      return { name, chars: record.length, storedAt: Number.parseInt(record, 10) || 0 }
    })
    .sort((a, b) => b.storedAt - a.storedAt)
  let room = CACHE_MAX_CHARS - chars
  for (const [index, record] of records.entries()) {
    room -= record.chars
    if (room < 0 || index >= CACHE_MAX_ENTRIES - 1) area.removeItem(record.name)
  }
}

function attempt<T>(use: (area: Storage) => T): T | undefined {
  try {
    const area = sessionArea()
    return area && use(area)
  } catch {
    return undefined
  }
}

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

/** One caller's interest in a request. */
export interface Waiter {
  /** It wants an alert when the request fails. */
  readonly alert: boolean
}

interface Entry {
  readonly result: Promise<unknown>
  readonly waiters: Set<Waiter>
  readonly controller: AbortController
}

/**
 * The pending requests. Callers with the same key share one request, which runs without their signals: a
 * caller that aborts ends only its own wait, and the request is aborted when its last caller has aborted.
 */
export class RequestDeduplicator {
  readonly #entries = new Map<string, Entry>()

  /**
   * Waits for the pending request of this key, or starts one. Without a key the request is the caller's
   * alone.
   *
   * @param key includes the endpoint, so that all callers of one key expect one type
   * @param abortError the error that the wait rejects with when `signal` aborts
   */
  join<T>(
    key: string | undefined,
    waiter: Waiter,
    signal: AbortSignal | undefined,
    abortError: () => Error,
    start: (signal: AbortSignal, waiters: ReadonlySet<Waiter>) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(abortError())
    const entry = (key === undefined ? undefined : this.#entries.get(key)) ?? this.#start(key, start)
    entry.waiters.add(waiter)
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        reject(abortError())
        entry.waiters.delete(waiter)
        if (entry.waiters.size > 0) return
        this.#remove(key, entry)
        entry.controller.abort()
      }
      signal?.addEventListener('abort', leave, { once: true })
      // One key belongs to one endpoint, and so to one response type.
      const result = entry.result as Promise<T>
      result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }

  #start<T>(
    key: string | undefined,
    start: (signal: AbortSignal, waiters: ReadonlySet<Waiter>) => Promise<T>,
  ): Entry {
    const controller = new AbortController()
    const waiters = new Set<Waiter>()
    const result = start(controller.signal, waiters)
    const entry: Entry = { result, waiters, controller }
    if (key !== undefined) {
      this.#entries.set(key, entry)
      const remove = (): void => this.#remove(key, entry)
      result.then(remove, remove)
    }
    return entry
  }

  #remove(key: string | undefined, entry: Entry): void {
    if (key !== undefined && this.#entries.get(key) === entry) this.#entries.delete(key)
  }
}
