import { HttpError } from '@foyer/sdk'
import { describeError, type FailureMessage, captchaError } from '../describe-error.ts'
import type { CaptchaProblem } from '../form-captcha.ts'
import { WRONG_CREDENTIALS } from '../wrong-credentials.ts'
import type { LoginField } from './credentials.ts'

/** A failed login, as the player sees it. */
export interface LoginFailure extends FailureMessage {
  /** The field to focus. */
  readonly field: LoginField | 'captcha'
  /** The password was wrong and is cleared. All other typed text stays (VA-17). */
  readonly clearsPassword: boolean
}

const UNAUTHORIZED = 401

/** What is shown for a failed call of `auth.login` (ER-02, ER-04, ER-06, CA-02). */
export function loginFailure(error: unknown): LoginFailure {
  const failure = { ...describeError(error), field: 'password', clearsPassword: false } as const
  if (!isWrongCredentials(error)) return failure
  const serverMessage = error.answer?.message?.trim()
  return {
    ...failure,
    presentation: 'alert',
    text: serverMessage ? { server: serverMessage } : { key: 'wrong_credentials' },
    clearsPassword: true,
  }
}

/** What is shown if a login was not sent because the captcha gave no proof (VA-03, VA-04). */
export const captchaLoginFailure = (problem: CaptchaProblem): LoginFailure => ({
  ...captchaError(problem),
  field: 'captcha',
  clearsPassword: false,
})

function isWrongCredentials(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || !error.answer) return false
  const { status, errorCode = '' } = error.answer
  return WRONG_CREDENTIALS.has(errorCode) || (status === UNAUTHORIZED && errorCode === '')
}
