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

const fieldOf = (issue: SchemaIssue | undefined): string | undefined =>
  issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || undefined
