import type { Store } from '@foyer/sdk'

/** Reports what a call into a plugin threw. */
type Report = (error: unknown) => void

const isStore = (value: unknown): value is Store<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'get' in value &&
  'subscribe' in value &&
  typeof value.get === 'function' &&
  typeof value.subscribe === 'function'

/**
 * Guards the stores of a value in place: their errors are reported as their plugin's, and a snapshot that is no
 * number, text or boolean is `undefined`, because React would render for ever where each is another object.
 * Returns the value, or a copy of one that is frozen.
 */
export function guardStores<T>(value: T, report: Report): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const stores = Object.entries(value).filter(([, part]) => isStore(part)) as [string, Store<unknown>][]
  if (stores.length === 0) return value
  const guarded = Object.fromEntries(stores.map(([key, store]) => [key, guard(store, report)]))
  return Object.isFrozen(value) ? { ...value, ...guarded } : Object.assign(value, guarded)
}

function guard(store: Store<unknown>, report: Report): Store<unknown> {
  /** A reader asks again and again: one error is reported once. */
  let failed = false
  const attempt = <Result>(run: () => Result): Result | undefined => {
    try {
      return run()
    } catch (error) {
      if (!failed) report(error)
      failed = true
      return undefined
    }
  }
  return {
    get: () => {
      const snapshot = attempt(() => store.get())
      return typeof snapshot === 'object' || typeof snapshot === 'function' ? undefined : snapshot
    },
    subscribe: (listener) => {
      const undo: unknown = attempt(() => store.subscribe(listener))
      return () => {
        if (typeof undo === 'function') attempt(() => void (undo as () => void)())
      }
    },
  }
}
