import { type ContextOf, HttpError, type ServicesOf } from '@foyer/sdk'
import { autoUsername } from '../auto-username-endpoint.ts'
import { type IdentityCredentials, proofOf } from '../identity-proof.ts'
import type { LoginAnswer } from '../login-answer.ts'
import { loginOrigin } from '../login-origin.ts'
import { loginOf } from '../registration-answer.ts'
import { registrationOrigin } from '../registration-origin.ts'
import { identityLogin } from './identity-endpoints.ts'
import type { manifest } from './manifest.ts'

/** What the gateway made of an identity. */
export type IdentityEntry =
  | { readonly kind: 'entered'; readonly answer: LoginAnswer; readonly registered: boolean }
  /** No account is connected with it, and the merchant makes none of it: the player decides (OV-16). */
  | { readonly kind: 'unbound'; readonly message: string }

type Means = Pick<ServicesOf<typeof manifest>, 'http' | 'site' | 'device' | 'storage'>

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
  context: ContextOf<typeof manifest>,
  means: Means,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<IdentityEntry> {
  try {
    return { kind: 'entered', answer: await logIn(means, credentials, signal), registered: false }
  } catch (error) {
    if (!isUnbound(error)) throw error
    if (means.site.switches.get()?.['FIREBASECREATEACC3'] !== true)
      return { kind: 'unbound', message: withoutParenthesis(error.answer?.message ?? '') }
  }
  const origin = await registrationOrigin(context, means)
  const body = { ...origin, registerMethod: 'firebase', login: true, ...proofOf(credentials) } as const
  const made = await means.http.call(autoUsername, { body, alert: false, signal })
  const answer = loginOf(made) ?? (await logIn(means, credentials, signal))
  return { kind: 'entered', answer, registered: true }
}

async function logIn(
  means: Means,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<LoginAnswer> {
  const body = { type: 'firebase', ...proofOf(credentials), ...(await loginOrigin(means)) } as const
  return means.http.call(identityLogin, { body, alert: false, signal })
}
