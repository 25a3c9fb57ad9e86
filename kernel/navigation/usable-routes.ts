import type { Route, Store } from '@foyer/sdk'
import type { OwnedContribution } from '../host/extension-points/contribution-entry.ts'

type Screens = readonly OwnedContribution<Route>[]

/**
 * The contributed screens without those that no router could use, such as `null` or `{ path: 42 }` from a
 * plugin that is not type-checked. One bad screen costs no other.
 *
 * @param report called once for each bad one, after the current task
 */
export function usableRoutes(all: Store<Screens>, report: (plugin: string) => void): Store<Screens> {
  const reported = new WeakSet<object>()
  let last: Screens | undefined
  let usable: Screens = []
  return {
    get() {
      const current = all.get()
      if (current === last) return usable
      last = current
      const bad = current.filter((entry) => !isRoute(entry.value))
      usable = bad.length > 0 ? current.filter((entry) => !bad.includes(entry)) : current
      for (const entry of bad) {
        if (reported.has(entry)) continue
        reported.add(entry)
        queueMicrotask(() => report(entry.plugin))
      }
      return usable
    },
    subscribe: all.subscribe,
  }
}

function isRoute(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { path, component } = value as Readonly<Record<string, unknown>>
  return typeof path === 'string' && path.startsWith('/m') && typeof component === 'string'
}
