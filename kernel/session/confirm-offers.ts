import { type Endpoint, HttpError, type Logger, type SessionInfo, type Site } from '@foyer/sdk'
import { MAX_OFFERS, TOKEN_MAX } from './constants.ts'
import { decideTokenSignIn, isRefusal } from './decide-token-sign-in.ts'
import { memberInfo } from './endpoints.ts'
import { parseSession } from './parse-session.ts'

export interface ConfirmOffersDependencies {
  readonly http: {
    /** Calls with another token than the session's. */
    callAs<Answer>(
      token: string,
      endpoint: Endpoint<undefined, Answer>,
      options: { readonly alert: false },
    ): Promise<Answer>
  }
  readonly site: Pick<Site, 'merchant'>
  readonly logger: Logger
}

/**
 * Finds the first session that the gateway confirms among those that other tabs have sent. A tab may not yet
 * know that its token has expired, and any script of the origin can send anything: an offer that is malformed,
 * another merchant's, or not that of the token's member is skipped, silently. If the gateway cannot be
 * reached, the player stays a guest until the next load.
 *
 * @param offers may grow meanwhile
 * @returns the session with the gateway's current data about the member
 */
export async function confirmOffers(
  offers: readonly unknown[],
  { http, site, logger }: ConfirmOffersDependencies,
): Promise<SessionInfo | undefined> {
  const tried = new Set<string>()
  for (const offer of offers) {
    if (tried.size === MAX_OFFERS) break
    const session = parseSession(offer)
    if (!session || session.token.length > TOKEN_MAX || tried.has(session.token)) continue
    if (session.merchantCode !== site.merchant.code) continue
    tried.add(session.token)
    try {
      const { member } = await http.callAs(session.token, memberInfo, { alert: false })
      const { id, userName = id, type = session.type } = member
      // The gateway may have corrected the merchant's code meanwhile.
      const { code } = site.merchant
      if (id !== session.id || session.merchantCode !== code) continue
      if (decideTokenSignIn(member, undefined, code) === 'refuse') continue
      return { ...session, userName, type, firstTimeLogin: false }
    } catch (error) {
      if (!(error instanceof HttpError)) logger.error(error)
      if (!(error instanceof HttpError) || !isRefusal(error)) return undefined
    }
  }
  return undefined
}
