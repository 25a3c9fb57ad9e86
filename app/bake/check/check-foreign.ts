import { checkEntry } from '../../../kernel/foreign/check-entry.ts'
import type { ForeignPlugin } from '../../../kernel/profile/foreign-plugin.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'

/**
 * A profile’s foreign plugins: entries that no page could load, ids that are taken, switches that the profile lacks
 * (KN-09).
 *
 * @param ownPlugins ids of the site’s own plugins
 */
export function checkForeign(
  foreign: unknown,
  ownPlugins: readonly string[],
  switches: Readonly<Record<string, boolean>>,
): readonly Finding[] {
  if (foreign === undefined) return []
  if (!Array.isArray(foreign))
    return [
      { code: 'BK-FOREIGN', text: 'foreign is no list.', remedy: 'Write a list of entries, such as [].' },
    ]
  const taken = new Set(ownPlugins)
  const own = new Set(ownPlugins)
  return (foreign as readonly unknown[]).flatMap((entry, index): readonly Finding[] => {
    const at = `foreign[${index}]`
    const invalid = checkEntry(entry)
    if (invalid)
      return [
        {
          code: 'BK-FOREIGN',
          text: `${at}, ${invalid.plugin}: ${invalid.code}: ${invalid.text}.`,
          remedy: 'Paste the entry that the plugin’s build prints.',
        },
      ]
    // It has just been checked.
    const { id, switch: name, replaces = [] } = entry as ForeignPlugin
    const named = `${at}, ${id}`
    if (taken.has(id)) {
      const text = own.has(id) ? 'a plugin of the site has this id' : 'the profile lists this id twice'
      return [
        {
          code: 'BK-FOREIGN',
          text: `${named}: PL-DUPLICATE: ${text}.`,
          remedy: 'Remove it, or give the plugin another id.',
        },
      ]
    }
    taken.add(id)
    const nobody = replaces.filter((other) => !taken.has(other))
    const unknown = name !== undefined && !Object.hasOwn(switches, name) ? [name] : []
    return [
      ...nobody.map((other) => ({
        code: 'BK-FOREIGN' as const,
        text: `${named}: PL-ENTRY: field replaces; there is no plugin ${other}.`,
        remedy: didYouMean(other, [...taken]) ?? 'Name a plugin of the site.',
      })),
      ...unknown.map((other) => ({
        code: 'BK-FOREIGN' as const,
        text: `${named}: PL-SWITCH: the profile has no switch ${other}.`,
        remedy: didYouMean(other, Object.keys(switches)) ?? `Add ${other} to the profile’s switches.`,
      })),
    ]
  })
}

/** Ids of the foreign plugins that are at least named; nothing else of an entry is checked. */
export const foreignIds = (foreign: unknown): readonly string[] => namesIn(foreign, 'id')

/** Switches that entries of foreign plugins name. */
export const foreignSwitches = (foreign: unknown): readonly string[] => namesIn(foreign, 'switch')

const namesIn = (foreign: unknown, field: 'id' | 'switch'): readonly string[] =>
  (Array.isArray(foreign) ? (foreign as readonly unknown[]) : []).flatMap((entry) => {
    const name: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined
    return typeof name === 'string' ? [name] : []
  })
