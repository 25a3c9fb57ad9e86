/** Runs once; a second call does nothing. May be asynchronous. */
export type Disposer = () => void | PromiseLike<void>

/** A value that changes over time. `get` returns the same reference until it does, as useSyncExternalStore wants. */
export interface Store<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

/** A store whose owner may write it. */
export interface WritableStore<T> extends Store<T> {
  set(value: T): void
}

/** Makes a store. `set` with the value it holds already tells nobody. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
