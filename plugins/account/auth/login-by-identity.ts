import { type ContextOf, HttpError, type ServicesOf } from '@foyer/sdk'
import { autoUsername } from '../auto-username-endpoint.ts'
import { type IdentityCredentials, identityTokenFields } from '../identity-token-fields.ts'
import type { LoginAnswer } from '../login-answer.ts'
import { loginDeviceFields } from '../login-device-fields.ts'
import { loginOf } from '../login-answer.ts'
import { registrationSource } from '../registration-source.ts'
import { identityLogin } from './identity-endpoints.ts'
import type { manifest } from './manifest.ts'

/** How the gateway answered the identity. */
export type IdentityLoginResult =
  | { readonly kind: 'signed-in'; readonly answer: LoginAnswer; readonly registered: boolean }
  /** No account is connected with it, and the merchant creates none for it: the player decides (OV-16). */
  | { readonly kind: 'unbound'; readonly message: string }

type Deps = Pick<ServicesOf<typeof manifest>, 'http' | 'site' | 'device' | 'storage'>

const UNBOUND = 'bind_customer_required'
const isUnbound = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.answer?.errorCode === UNBOUND

/** The message for the player, without its parentheses, of either width (ER-08). */
export const withoutParenthesis = (message: string): string =>
  message
    .split(/[(（][^()（）]*[)）]/)
    .map((part, at, parts) => (at < parts.length - 1 ? part.trimEnd() : part))
    .join('')
    .trim()

/**
 * Signs in with an identity; if no account is connected with it, creates one where the merchant allows that
 * (switch FIREBASECREATEACC3, RO-08, ST-08). Rejects with the `HttpError` of the call that failed.
 */
export async function loginByIdentity(
  context: ContextOf<typeof manifest>,
  deps: Deps,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<IdentityLoginResult> {
  try {
    return { kind: 'signed-in', answer: await logIn(deps, credentials, signal), registered: false }
  } catch (error) {
    if (!isUnbound(error)) throw error
    if (deps.site.switches.get()?.['FIREBASECREATEACC3'] !== true)
      return { kind: 'unbound', message: withoutParenthesis(error.answer?.message ?? '') }
  }
  const origin = await registrationSource(context, deps)
  const body = {
    ...origin,
    registerMethod: 'firebase',
    login: true,
    ...identityTokenFields(credentials),
  } as const
  const registration = await deps.http.call(autoUsername, { body, alert: false, signal })
  const answer = loginOf(registration) ?? (await logIn(deps, credentials, signal))
  return { kind: 'signed-in', answer, registered: true }
}

async function logIn(
  deps: Deps,
  credentials: IdentityCredentials,
  signal: AbortSignal,
): Promise<LoginAnswer> {
  const body = {
    type: 'firebase',
    ...identityTokenFields(credentials),
    ...(await loginDeviceFields(deps)),
  } as const
  return deps.http.call(identityLogin, { body, alert: false, signal })
}
