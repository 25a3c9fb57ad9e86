import { CodedError } from '@foyer/sdk'
import { checkEntry } from '../../kernel/foreign/check-entry.ts'
import { checkOverride } from '../../kernel/http/check-override.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { legalProblem } from './legal-problem.ts'

/**
 * Why no pages can be baked for a merchant: `BK-FOREIGN`, a foreign plugin that no page could load;
 * `BK-ENDPOINT`, a call whose address is not a path of the site (CA-30); `BK-LEGAL`, what it must say about
 * itself. `undefined` where they can.
 */
export function profileProblem({
  id,
  foreign = [],
  endpoints,
  legal,
}: Pick<Profile, 'id' | 'foreign' | 'endpoints' | 'legal'>): CodedError | undefined {
  for (const entry of foreign) {
    const problem = checkEntry(entry)
    if (problem) {
      const details = { merchant: id, plugin: String(entry.id), problem: problem.code }
      return new CodedError('BK-FOREIGN', details, { text: `${id}: ${problem.message}` })
    }
  }
  for (const [endpoint, override] of Object.entries(endpoints)) {
    const problem = checkOverride(override)
    if (problem) return new CodedError('BK-ENDPOINT', { merchant: id, endpoint, problem })
  }
  const field = legalProblem(legal)
  return field === undefined ? undefined : new CodedError('BK-LEGAL', { merchant: id, field })
}
