import { HttpError } from '@foyer/sdk'
import { describeError, type FailureMessage, captchaError } from '../describe-error.ts'
import type { CaptchaProblem } from '../form-captcha.ts'
import type { RegisterField } from './read-registration.ts'
import { OtpRejectedError } from './otp-rejected-error.ts'

/** A failed registration as the player is told of it (ER-08). */
export interface RegisterFailure extends FailureMessage {
  /** The field that it is about, and is told at; `undefined`: none. */
  readonly field: RegisterField | 'captcha' | undefined
}

/** What codes of the gateway begin with that are about a field. */
const FIELD_CODES: readonly (readonly [prefix: string, field: RegisterField])[] = [
  ['username.', 'username'],
  ['password.', 'password'],
  ['mobile.', 'number'],
  ['sms.code.', 'code'],
  ['referral.', 'referralCode'],
]

/** `undefined` for a code that is about no field: `username.exists` is about one. */
export const fieldOf = (errorCode: string): RegisterField | undefined =>
  FIELD_CODES.find(([prefix]) => errorCode.startsWith(prefix))?.[1]

/** @param fields those of the form; a failure about another one is told as any other */
export function registerFailure(error: unknown, fields: readonly RegisterField[]): RegisterFailure {
  if (error instanceof OtpRejectedError)
    return { presentation: 'inline', text: { server: error.reason }, field: 'code' }
  const failure = describeError(error)
  const field = error instanceof HttpError ? fieldOf(error.answer?.errorCode ?? '') : undefined
  return field && fields.includes(field)
    ? { ...failure, presentation: 'inline', field }
    : { ...failure, field: undefined }
}

/** Nothing was sent for want of a captcha's proof (VA-03, VA-04). */
export const captchaRegisterFailure = (problem: CaptchaProblem): RegisterFailure => ({
  ...captchaError(problem),
  field: 'captcha',
})
