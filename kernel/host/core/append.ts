/**
 * Adds to a list that mostly has one entry, and returns the list. A literal of one entry takes 24 bytes, a
 * list that has grown takes 150, and memory is what costs most in a boot of many plugins.
 */
export function append<T>(list: readonly T[], item: T): T[] {
  if (list.length === 0) return [item]
  const own = list as T[]
  own.push(item)
  return own
}
