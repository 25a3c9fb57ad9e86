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
