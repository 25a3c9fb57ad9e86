import { HttpError, type I18n, type Logger, type Overlays, type Session, type Site } from '@foyer/sdk'
import type { HttpService } from '../http/http.ts'
import { settled } from '../site/settled.ts'
import { adoptionOf, isRefusal, readToken } from './adoption.ts'
import { memberInfo } from './endpoints.ts'
import type { MemberAnswer } from './member-info.ts'

interface Means {
  readonly http: Pick<HttpService, 'callAs'>
  readonly session: Pick<Session, 'current' | 'begin'>
  readonly site: Pick<Site, 'merchant' | 'state'>
  readonly overlays: Pick<Overlays, 'toast' | 'confirm'>
  readonly i18n: Pick<I18n, 'translate'>
  readonly logger: Logger
}

/**
 * Signs in with a token that the page's address held (RR-01): only after the gateway has said whose it is, and, where another
 * member is signed in, only if the player wants it. A token that is refused leaves the session as it was, and the player is
 * told; where the gateway cannot be heard, the player may try again or go on without. Resolves when it is decided.
 */
export async function adoptToken(given: unknown, means: Means): Promise<void> {
  const { session, site, logger, overlays, i18n } = means
  const t = i18n.translate('kernel')
  const expired = (): void => overlays.toast(t('link_expired'), { kind: 'warning' })
  const token = readToken(given)
  if (token === undefined) return expired()
  if (token === session.current.get()?.token) return
  const answer = await ask(token, means)
  if (answer === 'unheard') return
  if (answer === 'refused') return expired()
  const { member, problems } = answer
  for (const field of problems) logger.warn(`SS-FIELD: the member info has a malformed ${field}`)
  const current = session.current.get()
  const name = member.userName ?? member.id
  // The page was baked with a code that the gateway may correct.
  if (member.merchantCode !== site.merchant.code) await settled(site.state)
  const { code } = site.merchant
  const adoption = adoptionOf(member, current, code)
  if (adoption === 'refuse') return expired()
  if (adoption === 'ask' && current) {
    const other = current.userName || current.id
    const message = t('switch_member', { current: other, other: name })
    const words = { message, accept: t('switch_accept'), refuse: t('switch_refuse') }
    if (!(await overlays.confirm(words))) return
  }
  const { id, type = 0 } = member
  session.begin({ id, token, merchantCode: code, userName: name, type, firstTimeLogin: false })
}

/** Whose token it is, asked until the gateway is heard or the player has enough. */
async function ask(
  token: string,
  { http, overlays, i18n, logger }: Means,
): Promise<MemberAnswer | 'refused' | 'unheard'> {
  const t = i18n.translate('kernel')
  for (;;) {
    try {
      return await http.callAs(token, memberInfo, { alert: false })
    } catch (error) {
      if (!(error instanceof HttpError)) logger.error(error)
      else if (isRefusal(error)) return 'refused'
    }
    const words = { message: t('link_unchecked'), accept: t('retry'), refuse: t('link_without') }
    if (!(await overlays.confirm(words))) return 'unheard'
  }
}
