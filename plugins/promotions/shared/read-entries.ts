import * as v from 'valibot'

/** The readable entries of a list, and the paths of the errors: `2: title`. */
export interface Entries<T> {
  readonly entries: readonly T[]
  readonly refused: readonly string[]
}

/** Usually no list is longer. */
const MAX_ENTRIES = 5_000

/**
 * Reads a list entry by entry: a bad one is dropped alone, and of two with the same id the second (EN-30).
 * @param most what follows so many is left out
 */
export function readEntries<T extends { readonly id: string }>(
  given: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
  most: number = MAX_ENTRIES,
): Entries<T> {
  const entries = new Map<string, T>()
  const refused: string[] = []
  for (const [index, raw] of given.slice(0, most).entries()) {
    const read = v.safeParse(schema, raw)
    if (!read.success) refused.push(`${index}: ${v.getDotPath(read.issues[0]) ?? 'not an object'}`)
    else if (entries.has(read.output.id)) refused.push(`${index}: id`)
    else entries.set(read.output.id, read.output)
  }
  return { entries: [...entries.values()], refused }
}

/** Whether a list can be shown: it has an entry, or was empty from the start. */
export const isUsable = ({ entries, refused }: Entries<unknown>): boolean =>
  entries.length > 0 || refused.length === 0
