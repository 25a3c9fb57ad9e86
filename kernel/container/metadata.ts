/**
 * The three functions of the Reflect Metadata proposal that tsyringe calls, on a WeakMap. 0.2 KB in place of 2.5: this
 * stands on the first path. Imported before anything that is decorated.
 */
type Key = string | symbol
interface MetadataReflect {
  defineMetadata?: (key: Key, value: unknown, target: object) => void
  getOwnMetadata?: (key: Key, target: object) => unknown
  getMetadata?: (key: Key, target: object) => unknown
}

const tables = new WeakMap<object, Map<Key, unknown>>()
const reflect = Reflect as MetadataReflect

// A page that has the whole library already keeps it.
if (!reflect.getMetadata) {
  reflect.defineMetadata = (key, value, target) => {
    const table = tables.get(target) ?? new Map<Key, unknown>()
    tables.set(target, table.set(key, value))
  }
  reflect.getOwnMetadata = (key, target) => tables.get(target)?.get(key)
  reflect.getMetadata = (key, target) => {
    for (let at: object | null = target; at; at = Reflect.getPrototypeOf(at))
      if (tables.get(at)?.has(key)) return tables.get(at)?.get(key)
    return undefined
  }
}

export {}
