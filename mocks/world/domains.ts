import type { Profile } from '../../kernel/profile/profile.ts'

/** What the merchant's other domains are like. Each is played by its first label: `slow.lotus.localhost`. */
export const DOMAIN_BEHAVIOURS = ['ok', 'slow', 'dead', 'mixed'] as const
export type DomainBehaviour = (typeof DOMAIN_BEHAVIOURS)[number]

const LABELS: Readonly<Record<DomainBehaviour, readonly string[]>> = {
  ok: ['a'],
  slow: ['slow'],
  dead: ['dead'],
  mixed: ['dead', 'slow', 'a'],
}
/** Listed where domains are mixed: an entry that is no host, as lists of many hands have them (EN-26). */
const BAD_ENTRY = 'https://elsewhere.example/path'

/** The domain list as the wire has it. */
export function domainEntries(
  { hosts: [main = 'localhost'] }: Pick<Profile, 'hosts'>,
  behaviour: DomainBehaviour,
): readonly { readonly domainName: string }[] {
  const others = LABELS[behaviour].map((label) => `${label}.${main}`)
  const names = [main, ...others, ...(behaviour === 'mixed' ? [BAD_ENTRY] : [])]
  return names.map((domainName) => ({ domainName }))
}
