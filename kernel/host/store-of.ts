import type { Store } from '@foyer/sdk'

/** A store that is computed; whoever makes it tells its listeners. */
export const storeOf = <T>(get: () => T, listeners: Set<() => void>): Store<T> => ({
  get,
  subscribe: (listener) => {
    const own = (): void => listener() // the same one may subscribe twice
    listeners.add(own)
    return () => void listeners.delete(own)
  },
})
