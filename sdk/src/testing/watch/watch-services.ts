import type { Store } from '../../store.ts'

type ServiceMap = Readonly<Record<string, unknown>>

/** Calls that only read. Every other one has an effect. */
const READS: ReadonlySet<string> = new Set([
  'get',
  'image',
  'metadata',
  'translate',
  'tag',
  'now',
  'debug',
  'warn',
  'error',
  'callsOf',
  'contributions',
])

export interface ServiceWatch {
  /** The watched services, by the names that they were given under. */
  readonly services: ServiceMap
  /** `session.current`: stores that the plugin listens to. */
  subscriptions(): readonly string[]
}

const isStore = (value: unknown): value is Store<unknown> =>
  typeof value === 'object' && value !== null && 'subscribe' in value && 'get' in value

/**
 * The services of a plugin, which report the calls made through them and the listeners on their stores.
 * @param onCall called with the name of each call, `navigation.navigate`, before it is made, and whether it
 * does more than read; the call rethrows its error
 */
export function watchServices(
  given: ServiceMap,
  onCall: (name: string, acts: boolean) => void,
): ServiceWatch {
  const listening = new Map<object, string>()
  const watchStore = (store: Store<unknown>, name: string): Store<unknown> => ({
    ...store,
    get: () => store.get(),
    subscribe(listener) {
      const entry = {}
      listening.set(entry, name)
      const off = store.subscribe(listener)
      return () => {
        listening.delete(entry)
        off()
      }
    },
  })
  const watch = (service: object, name: string): object => {
    const parts = new Map<PropertyKey, unknown>()
    return new Proxy(service, {
      get(target, property) {
        const part: unknown = Reflect.get(target, property, target)
        const wrap = (): unknown => {
          const path = `${name}.${String(property)}`
          if (isStore(part)) return watchStore(part, path)
          if (typeof part !== 'function') return part
          return (...args: readonly unknown[]): unknown => {
            onCall(path, !READS.has(String(property)))
            return Reflect.apply(part, target, args)
          }
        }
        if (typeof part !== 'function' && !isStore(part)) return part
        if (!parts.has(property)) parts.set(property, wrap())
        return parts.get(property)
      },
    })
  }
  const services = Object.fromEntries(
    Object.entries(given).map(([name, service]) => [
      name,
      isStore(service)
        ? watchStore(service, name)
        : typeof service === 'object' && service !== null
          ? watch(service, name)
          : service,
    ]),
  )
  return { services, subscriptions: () => [...listening.values()] }
}
