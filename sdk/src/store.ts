/** Undoes something. The first call does it, every later one does nothing. May be asynchronous. */
export type Disposer = () => void | PromiseLike<void>

/** A value that changes over time. Components read it with `useStore`. */
export interface Store<T> {
  /** The current value: the same reference until it changes, as `useSyncExternalStore` needs. */
  get(): T
  /** Calls `listener` after each change, without the value. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** A store that its owner writes. */
export interface WritableStore<T> extends Store<T> {
  /** Changes the value and calls the listeners, unless it is the current one (`Object.is`). */
  set(value: T): void
}

/**
 * Makes a store.
 *
 * @example
 * const unread = createStore(0)
 * unread.subscribe(() => console.log(unread.get()))
 * unread.set(1)
 */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  // frozen: many hold it
  return Object.freeze({
    get: () => value,
    set(next: T) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
}
