import type { HttpError, Member, SessionInfo } from '@foyer/sdk'
import { TOKEN_MAX } from './constants.ts'
import { TOKEN } from './parse-session.ts'

/** A token as it stood in an address: a plus sign, decoded, has become a blank there. `undefined` for what is none. */
export function readToken(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  const token = given.trim().replaceAll(' ', '+')
  return TOKEN.test(token) && token.length <= TOKEN_MAX ? token : undefined
}

/** What a token that the gateway has confirmed does to the session. */
export type TokenSignInDecision =
  /** nobody was signed in, or the same member was */
  | 'start'
  /** somebody else is signed in: the player decides */
  | 'ask'
  /** nobody's token after all, or another merchant's */
  | 'refuse'

export function decideTokenSignIn(
  { id, type, merchantCode }: Pick<Member, 'id' | 'type' | 'merchantCode'>,
  current: Pick<SessionInfo, 'id'> | undefined,
  site: string,
): TokenSignInDecision {
  if (type === -1 || (merchantCode !== undefined && merchantCode !== site)) return 'refuse'
  return current === undefined || current.id === id ? 'start' : 'ask'
}

/** Whether the gateway said no to the token, or could not be heard: then it is asked again. */
export function isRefusal({ code, answer }: Pick<HttpError, 'code' | 'answer'>): boolean {
  const status = answer?.status ?? 0
  if (answer?.errorCode?.startsWith('TOO_MANY_REQUEST') || status === 429) return false
  return code === 'HT-REFUSED' || (code === 'HT-STATUS' && status >= 400 && status < 500)
}
