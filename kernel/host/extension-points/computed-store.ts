import type { Store } from '@foyer/sdk'

/** A store whose value is computed; its owner notifies the listeners. */
export const computedStore = <T>(get: () => T, listeners: Set<() => void>): Store<T> => ({
  get,
  subscribe: (listener) => {
    const own = (): void => listener() // a wrapper, because the same listener may subscribe twice
    listeners.add(own)
    return () => void listeners.delete(own)
  },
})
