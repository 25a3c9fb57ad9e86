import type { Context } from '../../plugin.ts'

/** Methods of a context that have an effect, or return something that has one. */
const CALLS: ReadonlySet<PropertyKey> = new Set<keyof Context>([
  'contribute',
  'contributions',
  'on',
  'emit',
  'intercept',
  'timeout',
  'interval',
  'script',
  'mount',
  'global',
  'defer',
])

/**
 * A context that reports the calls made through it.
 * @param onCall called with the name of each call before it is made, while the plugin runs; the call rethrows
 * its error
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
