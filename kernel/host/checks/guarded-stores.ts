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
 * The value with its stores guarded: their errors are reported as their plugin's, and a snapshot that is no
 * number, text or boolean is `undefined`, because React would render for ever where each is another object.
 */
export function guardStores<T>(value: T, report: Report): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      isStore(part) ? guarded(part, report) : part,
    ]),
  ) as T
}

function guarded({ get, subscribe }: Store<unknown>, report: Report): Store<unknown> {
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
      const snapshot = attempt(get)
      return typeof snapshot === 'object' || typeof snapshot === 'function' ? undefined : snapshot
    },
    subscribe: (listener) => {
      const undo: unknown = attempt(() => subscribe(listener))
      return () => {
        if (typeof undo === 'function') attempt(() => void (undo as () => void)())
      }
    },
  }
}
