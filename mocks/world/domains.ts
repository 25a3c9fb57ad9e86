import { defineChoice } from '../define-scenario.ts'
import type { Profile } from '../../kernel/profile/profile.ts'

/** Behaviour of the merchant's other domains, selected by the first label: `slow.lotus.localhost`. */
export const DOMAINS = defineChoice({
  name: 'domains',
  group: 'network',
  label: 'Other domains',
  otherwise: 'One, which answers',
  choices: { slow: 'One, slow', dead: 'One, which does not answer', mixed: 'Dead, slow and good ones' },
})
type DomainBehaviour = (typeof DOMAINS.texts)[number]

const LABELS: Readonly<Record<DomainBehaviour, readonly string[]>> = {
  slow: ['slow'],
  dead: ['dead'],
  mixed: ['dead', 'slow', 'a'],
}
/** An entry that is not a host, listed for `mixed`, as such lists may contain mistakes (EN-26). */
const BAD_ENTRY = 'https://elsewhere.example/path'

/** The domain list in the gateway's format. */
export function domainEntries(
  { hosts: [main = 'localhost'] }: Pick<Profile, 'hosts'>,
  behaviour: DomainBehaviour | undefined,
): readonly { readonly domainName: string }[] {
  const others = (behaviour ? LABELS[behaviour] : ['a']).map((label) => `${label}.${main}`)
  const names = [main, ...others, ...(behaviour === 'mixed' ? [BAD_ENTRY] : [])]
  return names.map((domainName) => ({ domainName }))
}
