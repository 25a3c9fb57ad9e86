import { CodedError } from '@foyer/sdk'
import { checkEntry } from '../../kernel/foreign/check-entry.ts'
import { suggestNames } from '../../kernel/host/tooling/suggest-names.ts'
import { checkOverride } from '../../kernel/http/check-override.ts'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { legalProblem } from './legal-problem.ts'

type CheckedProfile = Pick<Profile, 'id' | 'foreign' | 'endpoints' | 'legal' | 'switches'>

/**
 * Why no pages can be baked for a merchant: `BK-FOREIGN`, a foreign plugin that no page could load;
 * `BK-ENDPOINT`, a call whose address is not a path of the site (CA-30); `BK-LEGAL`, what it must say about
 * itself. `undefined` where they can.
 *
 * @param ownPlugins ids of the site's own plugins
 */
export function profileProblem(
  profile: CheckedProfile,
  ownPlugins: readonly string[],
): CodedError | undefined {
  const { id, foreign = [], endpoints, legal } = profile
  if (!Array.isArray(foreign)) {
    const details = { merchant: id, plugin: '', problem: 'PL-ENTRY' }
    return new CodedError('BK-FOREIGN', details, { text: `${id}: PL-ENTRY: foreign is no list` })
  }
  const taken = new Set(ownPlugins)
  for (const [index, entry] of foreign.entries()) {
    const problem = entryProblem(profile, entry, taken)
    if (problem) {
      // An entry may be anything, so its place names it too.
      const named = `entry ${index + 1}${problem.plugin ? `, ${problem.plugin}` : ''}`
      const details = { merchant: id, plugin: problem.plugin, problem: problem.code }
      return new CodedError('BK-FOREIGN', details, { text: `${id}, ${named}: ${problem.text}` })
    }
    taken.add(entry.id)
  }
  for (const [endpoint, override] of Object.entries(endpoints)) {
    const problem = checkOverride(override)
    if (problem) return new CodedError('BK-ENDPOINT', { merchant: id, endpoint, problem })
  }
  const field = legalProblem(legal)
  return field === undefined ? undefined : new CodedError('BK-LEGAL', { merchant: id, field })
}

interface EntryProblem {
  readonly plugin: string
  readonly code: string
  readonly text: string
}

function entryProblem(
  { foreign = [], switches }: CheckedProfile,
  entry: ForeignPlugin,
  taken: ReadonlySet<string>,
): EntryProblem | undefined {
  const invalid = checkEntry(entry)
  if (invalid) return { plugin: invalid.plugin, code: invalid.code, text: `${invalid.code}: ${invalid.text}` }
  const { id, switch: name, replaces = [] } = entry
  if (taken.has(id)) {
    const twice = foreign.filter((other) => other.id === id).length > 1
    const text = twice ? 'the profile lists this id twice' : 'a plugin of the site has this id'
    return { plugin: id, code: 'PL-DUPLICATE', text: `PL-DUPLICATE: ${text}` }
  }
  const nobody = replaces.find((other) => !taken.has(other))
  if (nobody !== undefined) {
    const text = `PL-ENTRY: field replaces; there is no plugin ${nobody}${hintFor(nobody, [...taken])}`
    return { plugin: id, code: 'PL-ENTRY', text }
  }
  if (name === undefined || Object.hasOwn(switches, name)) return undefined
  const text = `PL-SWITCH: the profile has no switch ${name}${hintFor(name, Object.keys(switches))}`
  return { plugin: id, code: 'PL-SWITCH', text }
}

function hintFor(name: string, known: readonly string[]): string {
  const near = suggestNames(name, known)
  return near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''
}
