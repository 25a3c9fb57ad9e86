import { CodedError } from '@foyer/sdk'

/** Codes with a text of their own in `locales`; all others have that of `auth/unknown` (ER-10, ER-11). */
export const KNOWN_CODES = [
  'auth/unknown',
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/argument-error',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/redirect-cancelled-by-user',
  'auth/unauthorized-domain',
  'auth/web-storage-unsupported',
  'auth/invalid-api-key',
  'auth/operation-not-supported-in-this-environment',
  'auth/operation-not-allowed',
  'auth/missing-multi-factor-info',
  'auth/multi-factor-info-not-found',
  'auth/unverified-email',
  'auth/requires-recent-login',
  'auth/second-factor-already-in-use',
  'auth/unsupported-first-factor',
  'auth/account-exists-with-different-credential',
  'auth/user-disabled',
  'auth/timeout',
  'auth/invalid-phone-number',
  'auth/captcha-check-failed',
  'auth/missing-recaptcha-token',
  'auth/invalid-app-credential',
  'auth/quota-exceeded',
  'auth/too-many-requests',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/invalid-verification-id',
  'auth/code-expired',
] as const
type KnownCode = (typeof KNOWN_CODES)[number]

/** Codes that say the same to a player as another one. */
const SAME_TEXT: Readonly<Record<string, KnownCode>> = {
  // The project has no domain for a window (ID-DOMAIN).
  'auth/auth-domain-config-required': 'auth/invalid-api-key',
}

/** An error of the identity provider, as the player sees it. */
export interface IdentityFailure {
  /** Key of the text. */
  readonly key: KnownCode
  /** The error's code: `auth/internal-error`, `ID-TOKEN`. */
  readonly code: string
  /** The error's own message, without its code; may be empty. */
  readonly reason: string
}

/** The code of an error. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'auth/unknown'

/** An error's message without the code. In Firebase's the code is at the end: `Firebase: … (auth/code).` */
function messageOf(error: unknown): string {
  if (error instanceof CodedError) return error.text
  const message = (error instanceof Error ? error.message : String(error)).replace(/^Firebase: /, '')
  const at = message.lastIndexOf('(auth/')
  return at >= 0 && /^\(auth\/[\w-]+\)\.?$/.test(message.slice(at)) ? message.slice(0, at).trimEnd() : message
}

/** Whether the player ended it and nothing went wrong: another pop-up replaced this one (ER-10). */
export const isIgnored = (error: unknown): boolean => codeOf(error) === 'auth/cancelled-popup-request'

export function identityFailure(error: unknown): IdentityFailure {
  const code = codeOf(error)
  const like = SAME_TEXT[code] ?? code
  const key = KNOWN_CODES.find((known) => known === like) ?? 'auth/unknown'
  return { key, code, reason: messageOf(error) }
}

/** Whether to alert a failure of social sign-in: the provider's own message calls it a failure (ER-10). */
export const needsAlert = ({ reason }: IdentityFailure): boolean => reason.startsWith('Failure')
