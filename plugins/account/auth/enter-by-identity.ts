import { HttpError, type ServicesOf } from '@foyer/sdk'
import type { LoginAnswer } from '../login-answer.ts'
import { loginOrigin } from '../login-origin.ts'
import { identityLogin, identityRegister } from './identity-endpoints.ts'
import { type IdentityCredentials, proofOf } from './login-request.ts'
import type { manifest } from './manifest.ts'

/** What the gateway made of an identity. */
export type IdentityEntry =
  | { readonly kind: 'entered'; readonly answer: LoginAnswer; readonly registered: boolean }
  /** No account is connected with it, and the merchant makes none of it: the player decides (OV-16). */
  | { readonly kind: 'unbound'; readonly message: string }

const UNBOUND = 'bind_customer_required'
const isUnbound = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.answer?.errorCode === UNBOUND

/** For the player, without what is in parentheses, of whatever width (ER-08). */
export const withoutParenthesis = (message: string): string =>
  message.replace(/\s*[(（][^)）]*[)）]/g, '').trim()

/**
 * Signs in by an identity; where no account is connected with it, makes one if the merchant allows that (switch
 * FIREBASECREATEACC3, RO-08, ST-08). Rejects with the `HttpError` of the call that failed.
 */
export async function enterByIdentity(
  means: Pick<ServicesOf<typeof manifest>, 'http' | 'site' | 'device' | 'storage'>,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<IdentityEntry> {
  const { http, site } = means
  const identity = { ...proofOf(credentials), ...(await loginOrigin(means)) }
  const options = { alert: false, signal }
  try {
    const body = { type: 'firebase', ...identity } as const
    const answer = await http.call(identityLogin, { body, ...options })
    return { kind: 'entered', answer, registered: false }
  } catch (error) {
    if (!isUnbound(error)) throw error
    if (site.switches.get()?.['FIREBASECREATEACC3'] !== true)
      return { kind: 'unbound', message: withoutParenthesis(error.answer?.message ?? '') }
  }
  const { origin, pathname, hostname } = location
  const page = { registerUrl: origin + pathname, domain: hostname }
  const body = { registerMethod: 'firebase', ...page, login: true, ...identity } as const
  return {
    kind: 'entered',
    answer: await http.call(identityRegister, { body, ...options }),
    registered: true,
  }
}
