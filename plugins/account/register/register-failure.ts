import { HttpError, UnverifiedError } from '@foyer/sdk'
import { describeCaptchaError, type FailureMessage } from '../shared/failures.ts'
import type { RegisterField } from './read-registration.ts'

/** A failed registration, as the player sees it (ER-08). */
export interface RegisterFailure extends FailureMessage<'account.register'> {
  /** The field that the failure is about and that shows it; `undefined`: none. */
  readonly field: RegisterField | 'captcha' | undefined
}

/** Prefixes of the gateway's codes that are about a field. */
const FIELD_CODES: readonly (readonly [prefix: string, field: RegisterField])[] = [
  ['username.', 'username'],
  ['password.', 'password'],
  ['mobile.', 'number'],
  ['sms.code.', 'code'],
  ['referral.', 'referralCode'],
]

/** The field of a code: `username.exists` is about one. `undefined` if it is about none. */
export const fieldOf = (errorCode: string): RegisterField | undefined =>
  FIELD_CODES.find(([prefix]) => errorCode.startsWith(prefix))?.[1]

/**
 * What is shown for a failed registration, also if nothing was sent because the captcha gave no proof (VA-03,
 * VA-04).
 *
 * @param fields those of the form; a failure about another field is shown like any other
 */
export function registerFailure(error: unknown, fields: readonly RegisterField[]): RegisterFailure {
  if (error instanceof UnverifiedError) return { ...describeCaptchaError(error), field: 'captcha' }
  const failure = describeCaptchaError(error)
  const field = error instanceof HttpError ? fieldOf(error.answer?.errorCode ?? '') : undefined
  return field && fields.includes(field)
    ? { ...failure, presentation: 'inline', field }
    : { ...failure, field: undefined }
}
