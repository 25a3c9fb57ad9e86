import {
  type Endpoint,
  HttpError,
  type I18n,
  type Logger,
  type Overlays,
  type Session,
  type Site,
} from '@foyer/sdk'
import { until } from '../stores/until.ts'
import { decideTokenSignIn, isRefusal, readToken } from './decide-token-sign-in.ts'
import { memberInfo } from './endpoints.ts'
import type { MemberAnswer } from './member-info.ts'

export interface TokenSignInDependencies {
  readonly http: {
    /** Calls with another token than the session's. */
    callAs<Answer>(
      token: string,
      endpoint: Endpoint<undefined, Answer>,
      options: { readonly alert: false },
    ): Promise<Answer>
  }
  readonly session: Pick<Session, 'current' | 'start'>
  readonly site: Pick<Site, 'merchant' | 'state'>
  readonly overlays: Pick<Overlays, 'toast' | 'confirm'>
  readonly i18n: Pick<I18n, 'translate'>
  readonly logger: Logger
}

/**
 * Signs in with the token in the page's address (RR-01): only after the gateway has returned its member, and,
 * if another member is signed in, only with the player's consent. A refused token leaves the session
 * unchanged and shows a message; if the gateway does not answer, the player may retry or continue without.
 * Resolves when it is decided.
 */
export async function signInWithToken(given: unknown, dependencies: TokenSignInDependencies): Promise<void> {
  const { session, site, logger, overlays, i18n } = dependencies
  const t = i18n.translate('kernel')
  const expired = (): void => overlays.toast(t('link_expired'), { kind: 'warning' })
  const token = readToken(given)
  if (token === undefined) return expired()
  if (token === session.current.get()?.token) return
  const answer = await fetchMember(token, dependencies)
  if (answer === 'unheard') return
  if (answer === 'refused') return expired()
  const { member, problems } = answer
  for (const field of problems) logger.warn(`SS-FIELD: the member info has a malformed ${field}`)
  const current = session.current.get()
  const name = member.userName ?? member.id
  // The gateway may correct the merchant code of the baked page.
  if (member.merchantCode !== site.merchant.code) await until(site.state, (state) => state !== 'pending')
  const { code } = site.merchant
  const decision = decideTokenSignIn(member, current, code)
  if (decision === 'refuse') return expired()
  if (decision === 'ask' && current) {
    const other = current.userName || current.id
    const message = t('switch_member', { current: other, other: name })
    const words = { message, confirmLabel: t('switch_accept'), cancelLabel: t('switch_refuse') }
    if (!(await overlays.confirm(words))) return
  }
  const { id, type = 0 } = member
  session.start({ id, token, merchantCode: code, userName: name, type, firstTimeLogin: false })
}

/** Fetches the member of a token, until the gateway answers or the player stops retrying. */
async function fetchMember(
  token: string,
  { http, overlays, i18n, logger }: TokenSignInDependencies,
): Promise<MemberAnswer | 'refused' | 'unheard'> {
  const t = i18n.translate('kernel')
  for (;;) {
    try {
      return await http.callAs(token, memberInfo, { alert: false })
    } catch (error) {
      if (!(error instanceof HttpError)) logger.error(error)
      else if (isRefusal(error)) return 'refused'
    }
    const words = { message: t('link_unchecked'), confirmLabel: t('retry'), cancelLabel: t('link_without') }
    if (!(await overlays.confirm(words))) return 'unheard'
  }
}
