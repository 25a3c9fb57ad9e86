/** Locks that all tabs of a test share, as the browser's. */
export class OrderLocks {
  readonly #queues = new Map<string, Promise<unknown>>()
  /** How many tabs have waited or wait. */
  requests = 0

  request<T>(name: string, { signal }: { readonly signal: AbortSignal }, run: () => Promise<T>): Promise<T> {
    this.requests += 1
    const before = this.#queues.get(name) ?? Promise.resolve()
    const locked = before.then(() => {
      signal.throwIfAborted()
      return run()
    })
    this.#queues.set(
      name,
      locked.catch(() => undefined),
    )
    return locked
  }
  /** A tab has crashed: the browser frees what it locked. */
  free(): void {
    this.#queues.clear()
  }
}
