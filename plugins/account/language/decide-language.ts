import type { LanguageCode, Member } from '@foyer/sdk'

/** What is known when a member's data arrives, or when the player has chosen a language. */
export interface LanguageFacts {
  readonly member: Pick<Member, 'type' | 'language'>
  /** Of the page. */
  readonly language: LanguageCode
  /** What the player has chosen on this device, now or earlier; the page may show another one. */
  readonly chosen: LanguageCode | undefined
  /** The page's language is the one that the address of its start names, which is nobody's choice. */
  readonly inAddress: boolean
  /** The merchant's. */
  readonly languages: readonly LanguageCode[]
}

/** `update`: the gateway gets the page's language. `take-over`: the page gets the member's. */
export type LanguageDecision =
  | { readonly kind: 'none' }
  | { readonly kind: 'update' }
  | { readonly kind: 'take-over'; readonly language: LanguageCode }

/** Types of EN-02 whose language the gateway never gets: 4 (ST-29), and -1, which is not logged in. */
const SKIPPED: ReadonlySet<unknown> = new Set([4, -1])

/** What follows where page and gateway differ: a choice goes before the member's language, which goes before all others (LG-01, ST-29). */
export function decideLanguage({
  member,
  language,
  chosen,
  inAddress,
  languages,
}: LanguageFacts): LanguageDecision {
  if (inAddress || member.language === language) return { kind: 'none' }
  if (chosen && chosen !== language && languages.includes(chosen)) return { kind: 'none' }
  if (chosen === language) return SKIPPED.has(member.type) ? { kind: 'none' } : { kind: 'update' }
  return member.language && languages.includes(member.language)
    ? { kind: 'take-over', language: member.language }
    : { kind: 'none' }
}
