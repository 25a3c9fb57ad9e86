import type { Store } from '@foyer/sdk'

/** Resolves with the first value of a store, the current one included, that satisfies the predicate. */
export const until = <T>(store: Store<T>, satisfies: (value: T) => boolean): Promise<T> =>
  new Promise((resolve) => {
    const check = (): void => {
      const value = store.get()
      if (!satisfies(value)) return
      unsubscribe()
      resolve(value)
    }
    const unsubscribe = store.subscribe(check)
    check()
  })
