import type { Profile } from '../../kernel/profile/profile.ts'

/** Behaviours of the merchant's other domains, selected by the first label: `slow.lotus.localhost`. */
export const DOMAIN_BEHAVIOURS = ['ok', 'slow', 'dead', 'mixed'] as const
export type DomainBehaviour = (typeof DOMAIN_BEHAVIOURS)[number]

const LABELS: Readonly<Record<DomainBehaviour, readonly string[]>> = {
  ok: ['a'],
  slow: ['slow'],
  dead: ['dead'],
  mixed: ['dead', 'slow', 'a'],
}
/** An entry that is not a host, listed for `mixed`, as such lists may contain mistakes (EN-26). */
const BAD_ENTRY = 'https://elsewhere.example/path'

/** The domain list in the gateway's format. */
export function domainEntries(
  { hosts: [main = 'localhost'] }: Pick<Profile, 'hosts'>,
  behaviour: DomainBehaviour,
): readonly { readonly domainName: string }[] {
  const others = LABELS[behaviour].map((label) => `${label}.${main}`)
  const names = [main, ...others, ...(behaviour === 'mixed' ? [BAD_ENTRY] : [])]
  return names.map((domainName) => ({ domainName }))
}
