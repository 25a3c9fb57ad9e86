/**
 * Adds to a list that most often comes to have one entry, and returns the list: a literal of one takes 24 bytes, a list that
 * has grown 150, and a boot of many plugins is spent on memory first of all.
 */
export function append<T>(list: readonly T[], item: T): T[] {
  if (list.length === 0) return [item]
  const own = list as T[]
  own.push(item)
  return own
}
