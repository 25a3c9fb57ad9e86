/** One caller's interest in a request. */
export interface Waiter {
  /** It wants a failure alerted. */
  readonly alert: boolean
}

interface Entry {
  readonly result: Promise<unknown>
  readonly waiters: Set<Waiter>
  readonly controller: AbortController
}

/**
 * Requests on their way. Callers of the same key share one; one that leaves ends only its own wait, and the request is
 * called off when nobody waits for it any more.
 */
export class SharedCalls {
  readonly #entries = new Map<string, Entry>()

  /**
   * Waits for the request of this key, started now if none is on its way. Without a key it is the caller's alone.
   *
   * @param key names the endpoint too, so that everyone of one key expects one type
   * @param gone what the wait rejects with when `signal` fires
   */
  join<T>(
    key: string | undefined,
    waiter: Waiter,
    signal: AbortSignal | undefined,
    gone: () => Error,
    start: (signal: AbortSignal, waiters: ReadonlySet<Waiter>) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(gone())
    const entry = (key === undefined ? undefined : this.#entries.get(key)) ?? this.#start(key, start)
    entry.waiters.add(waiter)
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        reject(gone())
        entry.waiters.delete(waiter)
        if (entry.waiters.size > 0) return
        this.#drop(key, entry)
        entry.controller.abort()
      }
      signal?.addEventListener('abort', leave, { once: true })
      // One key is one endpoint, and one endpoint one type of answer.
      const result = entry.result as Promise<T>
      result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }

  /** Whoever calls from now on starts anew; those who wait go on waiting. */
  forget(): void {
    this.#entries.clear()
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
      const drop = (): void => this.#drop(key, entry)
      result.then(drop, drop)
    }
    return entry
  }

  #drop(key: string | undefined, entry: Entry): void {
    if (key !== undefined && this.#entries.get(key) === entry) this.#entries.delete(key)
  }
}
