import type { Contributed, Logger } from '@foyer/sdk'

/** A longer text is no id; a click of Bigo may be that long. */
const TEXT_LENGTH_MAX = 1000

/**
 * Merges what tracking plugins know, by the fields that may be sent; of two plugins with the same field the later one counts.
 * A source that throws, or that gives something else than short texts, adds nothing but what is right about it (`RS-SOURCE`):
 * it never holds up a registration.
 */
export function collectFields<Field extends string>(
  sources: readonly Contributed<() => unknown>[],
  fields: Readonly<Record<Field, true>>,
  logger: Pick<Logger, 'warn'>,
): Readonly<Partial<Record<Field, string>>> {
  const collected: Partial<Record<Field, string>> = {}
  for (const { plugin, value: read } of sources)
    try {
      const given: unknown = read()
      if (typeof given !== 'object' || given === null) throw new TypeError('no record')
      const malformed: string[] = []
      for (const field of Object.keys(fields) as Field[]) {
        const value: unknown = Object.hasOwn(given, field) ? Reflect.get(given, field) : undefined
        if (value === undefined || value === '') continue
        if (typeof value === 'string' && value.length <= TEXT_LENGTH_MAX) collected[field] = value
        else malformed.push(field)
      }
      if (malformed.length > 0) throw new TypeError(`malformed: ${malformed.join(', ')}`)
    } catch (error) {
      logger.warn(`RS-SOURCE: ${plugin} gives what a registration cannot send`, error)
    }
  return collected
}
