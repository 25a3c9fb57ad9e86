import * as v from 'valibot'

/** The readable entries of a list by key, and the places of the others, without their values: `2: name`. */
export interface ReadList<T> {
  readonly entries: readonly T[]
  readonly refused: readonly string[]
}

/**
 * Reads a list entry by entry: a bad one is dropped alone, and of two with the same key the second (EN-30).
 *
 * @param most - what follows so many is left out
 */
export function readList<T>(
  given: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
  { keyOf, most }: { readonly keyOf: (entry: T) => string; readonly most: number },
): ReadList<T> {
  const entries = new Map<string, T>()
  const refused: string[] = []
  for (const [index, raw] of given.slice(0, most).entries()) {
    const read = v.safeParse(schema, raw)
    if (!read.success) refused.push(`${index}: ${v.getDotPath(read.issues[0]) ?? 'not an object'}`)
    else if (entries.has(keyOf(read.output))) refused.push(`${index}: the key of another`)
    else entries.set(keyOf(read.output), read.output)
  }
  return { entries: [...entries.values()], refused }
}

/** Whether a list can be shown: it has an entry, or was empty from the start. */
export const isUsable = ({ entries, refused }: ReadList<unknown>): boolean =>
  entries.length > 0 || refused.length === 0
