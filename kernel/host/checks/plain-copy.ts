/** Deeper than any manifest or value. */
const DEPTH_MAX = 16
/** More parts than any manifest or value has. */
const PARTS_MAX = 20_000

/**
 * A copy whose parts are plain data, each read once: what a foreign plugin changes later, or answers
 * differently when it is asked again, does not reach the site. Functions are the same, bound to the object that
 * they were read from.
 *
 * @throws RangeError for a value that has no end; and what a getter of the value throws
 */
export function plainCopy<T>(value: T): T {
  let parts = 0
  const copyOf = (given: unknown, depth: number, owner: object | undefined): unknown => {
    if (typeof given === 'function') return owner ? Function.prototype.bind.call(given, owner) : given
    if (typeof given !== 'object' || given === null) return given
    if (depth > DEPTH_MAX) throw new RangeError('has no end')
    const entryOf = (key: string): [string, unknown] => {
      if (++parts > PARTS_MAX) throw new RangeError('has no end')
      return [key, copyOf(Reflect.get(given, key), depth + 1, given)]
    }
    if (!Array.isArray(given)) return Object.fromEntries(namesOf(given).map(entryOf))
    const { length } = given
    if (length > PARTS_MAX) throw new RangeError('has no end')
    return Array.from({ length }, (_, index) => entryOf(String(index))[1])
  }
  return copyOf(value, 0, undefined) as T
}

/** Names of an object's own fields, and of the members of its classes. */
function namesOf(value: object): readonly string[] {
  const names = new Set(Object.keys(value))
  let type: unknown = Object.getPrototypeOf(value)
  for (let depth = 0; depth < DEPTH_MAX && type && type !== Object.prototype; depth++) {
    for (const name of Object.getOwnPropertyNames(type)) if (name !== 'constructor') names.add(name)
    type = Object.getPrototypeOf(type)
  }
  return [...names]
}
