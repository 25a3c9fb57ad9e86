import type { Schema, SchemaIssue } from './schema.ts'

/**
 * The rows of a list that fit the schema, in their order, each as the schema puts it. A row that does not fit is dropped
 * alone (EN-30); what is not a list has no rows.
 *
 * @param onDropped - is told the index of each dropped row and the field that does not fit, `links.0.url`, never its
 * value; `undefined`: the row as a whole
 * @param most - what follows so many fitting rows is not read
 * @throws TypeError when the schema is asynchronous
 * @example rowsOf(v.object({ id: v.string() }), [{ id: 'a' }, { id: 1 }, null]) // [{ id: 'a' }]
 */
export function rowsOf<T>(
  schema: Schema<T>,
  rows: unknown,
  onDropped?: (index: number, field: string | undefined) => void,
  most = Infinity,
): readonly T[] {
  const fitting: T[] = []
  const given: readonly unknown[] = Array.isArray(rows) ? rows : []
  for (const [index, row] of given.entries()) {
    if (fitting.length === most) break
    const result = schema['~standard'].validate(row)
    if (result instanceof Promise) throw new TypeError('rowsOf: the schema is asynchronous')
    if (result.issues) onDropped?.(index, fieldOf(result.issues[0]))
    else fitting.push(result.value)
  }
  return fitting
}

/** The fitting rows of a list by their keys, and of the others the places and fields, without values: `2: name`. */
export interface KeyedRows<T> {
  readonly entries: readonly T[]
  readonly refused: readonly string[]
}

/** Usually no list is longer. */
const MOST_ROWS = 5_000

/**
 * As `rowsOf`; of two rows with the same key the second is dropped too (EN-30).
 *
 * @param most - what follows so many rows is left out
 * @example keyedRowsOf(bank, value, ({ code }) => code)
 */
export function keyedRowsOf<T>(
  schema: Schema<T>,
  rows: unknown,
  keyOf: (row: T) => string,
  most = MOST_ROWS,
): KeyedRows<T> {
  const entries = new Map<string, T>()
  const refused: string[] = []
  const given: readonly unknown[] = Array.isArray(rows) ? rows.slice(0, most) : []
  for (const [index, row] of given.entries()) {
    const [entry] = rowsOf(schema, [row], (_row, field) =>
      refused.push(`${index}: ${field ?? 'not an object'}`),
    )
    if (entry === undefined) continue
    if (entries.has(keyOf(entry))) refused.push(`${index}: the key of another`)
    else entries.set(keyOf(entry), entry)
  }
  return { entries: [...entries.values()], refused }
}

/** Whether a list can be shown: it has an entry, or was empty from the start. */
export const canShowRows = ({ entries, refused }: KeyedRows<unknown>): boolean =>
  entries.length > 0 || refused.length === 0

const fieldOf = (issue: SchemaIssue | undefined): string | undefined =>
  issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || undefined
