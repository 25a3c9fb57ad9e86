import type { HttpError, Member, SessionInfo } from '@foyer/sdk'
import { TOKEN_MAX } from './constants.ts'
import { TOKEN } from './parse-session.ts'

/**
 * Reads a token from an address, where decoding has turned a plus sign into a blank. `undefined` when it is
 * not a token.
 */
export function readToken(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  const token = given.trim().replaceAll(' ', '+')
  return TOKEN.test(token) && token.length <= TOKEN_MAX ? token : undefined
}

/** The effect of a token that the gateway has confirmed on the session. */
export type TokenSignInDecision =
  /** no member or the same member was signed in */
  | 'start'
  /** another member is signed in: the player decides */
  | 'ask'
  /** the token belongs to no member or to another merchant */
  | 'refuse'

export function decideTokenSignIn(
  { id, type, merchantCode }: Pick<Member, 'id' | 'type' | 'merchantCode'>,
  current: Pick<SessionInfo, 'id'> | undefined,
  site: string,
): TokenSignInDecision {
  if (type === -1 || (merchantCode !== undefined && merchantCode !== site)) return 'refuse'
  return current === undefined || current.id === id ? 'start' : 'ask'
}

/** True when the gateway refused the token; false when it did not answer, so that it can be asked again. */
export function isRefusal({ code, answer }: Pick<HttpError, 'code' | 'answer'>): boolean {
  const status = answer?.status ?? 0
  if (answer?.errorCode?.startsWith('TOO_MANY_REQUEST') || status === 429) return false
  return code === 'HT-REFUSED' || (code === 'HT-STATUS' && status >= 400 && status < 500)
}
