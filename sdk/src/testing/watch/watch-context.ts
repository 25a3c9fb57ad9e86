import type { Context } from '../../plugin.ts'

/** Calls of a context that do something, or give what does. */
const CALLS: ReadonlySet<PropertyKey> = new Set<keyof Context>([
  'contribute', 'contributions', 'on', 'emit', 'intercept', 'timeout', 'interval', 'script', 'mount', 'global', 'defer',
]) // prettier-ignore

/**
 * A context that tells what is done through it.
 * @param onCall told of each call by its name, before it is made, while the plugin runs; what it throws, the call throws
 */
export const watchContext = (context: Context, onCall: (name: string) => void): Context =>
  new Proxy(context, {
    get(target, property) {
      const isOpen = !target.signal.aborted
      if (property === 'storage' && isOpen) onCall('storage')
      const part: unknown = Reflect.get(target, property, target)
      if (typeof part !== 'function') return part
      return (...given: readonly unknown[]): unknown => {
        if (CALLS.has(property) && !target.signal.aborted) onCall(String(property))
        return Reflect.apply(part, target, given)
      }
    },
  })
