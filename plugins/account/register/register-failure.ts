import { HttpError } from '@foyer/sdk'
import { describeError, type FailureMessage, captchaError } from '../describe-error.ts'
import type { CaptchaProblem } from '../form-captcha.ts'
import type { RegisterField } from './read-registration.ts'
import { OtpRejectedError } from './otp-rejected-error.ts'

/** A failed registration, as the player sees it (ER-08). */
export interface RegisterFailure extends FailureMessage {
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

/** @param fields those of the form; a failure about another field is shown like any other */
export function registerFailure(error: unknown, fields: readonly RegisterField[]): RegisterFailure {
  if (error instanceof OtpRejectedError)
    return { presentation: 'inline', text: { server: error.reason }, field: 'code' }
  const failure = describeError(error)
  const field = error instanceof HttpError ? fieldOf(error.answer?.errorCode ?? '') : undefined
  return field && fields.includes(field)
    ? { ...failure, presentation: 'inline', field }
    : { ...failure, field: undefined }
}

/** Nothing was sent because the captcha gave no proof (VA-03, VA-04). */
export const captchaRegisterFailure = (problem: CaptchaProblem): RegisterFailure => ({
  ...captchaError(problem),
  field: 'captcha',
})
