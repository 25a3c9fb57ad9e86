import type { SiteFailure } from '@foyer/sdk'

/** The gateway does not serve this host. */
const NOT_AVAILABLE = 'domain_not_available'

export interface Circumstances {
  readonly online: boolean
  /** The page came over plain http. */
  readonly plainHttp: boolean
  /** The gateway has answered before; the site shows that status. */
  readonly answered: boolean
}

/** The gateway's own message, or a key of this plugin's texts. */
export type NoticeText = { readonly message: string } | { readonly key: 'error' | 'network_error' }

export type Reaction =
  | { readonly kind: 'none' }
  | { readonly kind: 'alert'; readonly text: NoticeText }
  | { readonly kind: 'unreachable'; readonly text: NoticeText }

interface Rule {
  readonly why: string
  when(failure: SiteFailure['answer'], now: Circumstances): boolean
  react(failure: SiteFailure['answer']): Reaction
}

const none: Reaction = { kind: 'none' }
const textOf = ({ message }: SiteFailure['answer']): NoticeText => (message ? { message } : { key: 'error' })

/** The first matching rule applies. */
const RULES: readonly Rule[] = [
  { why: 'ER-02 governs while the browser is offline', when: (_, { online }) => !online, react: () => none },
  {
    why: 'ER-01: this domain is none of the merchant’s any more, which is so whatever was answered before',
    when: ({ errorCode }) => errorCode === NOT_AVAILABLE,
    react: (failure) => ({ kind: 'unreachable', text: textOf(failure) }),
  },
  { why: 'a recheck that fails takes nothing away', when: (_, { answered }) => answered, react: () => none },
  {
    why: 'ER-01: another error code, or a page not on plain http',
    when: ({ errorCode }, { plainHttp }) => errorCode !== undefined || !plainHttp,
    react: (failure) => ({ kind: 'alert', text: textOf(failure) }),
  },
  {
    why: 'ER-01: plain http without an error code',
    when: () => true,
    react: () => ({ kind: 'alert', text: { key: 'network_error' } }),
  },
]

/** The reaction to a status that could not be loaded (ER-01). */
export const failureReaction = (failure: SiteFailure['answer'], now: Circumstances): Reaction =>
  RULES.find((rule) => rule.when(failure, now))?.react(failure) ?? none
