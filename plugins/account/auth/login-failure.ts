import { HttpError } from '@foyer/sdk'
import { describeError, type FailureMessage, captchaError } from '../describe-error.ts'
import type { CaptchaProblem } from '../form-captcha.ts'
import { WRONG_CREDENTIALS } from '../wrong-credentials.ts'
import type { LoginField } from './credentials.ts'

/** A failed login, as the player sees it. */
export interface LoginFailure extends FailureMessage {
  /** The field to focus; `code` is a login method's. */
  readonly field: LoginField | 'code' | 'captcha'
  /** What was typed there is wrong: the field shows the message, and its text is selected (ER-06). */
  readonly atField: boolean
}

const UNAUTHORIZED = 401
const UNKNOWN_USER = 'not.exists.user'
/** How the gateway's codes begin that refuse a code sent by text message. */
const CODE_REFUSED = 'sms.code.'

/** What is shown for a failed call of `auth.login` (ER-02, ER-04, ER-06, CA-02). */
export function loginFailure(error: unknown): LoginFailure {
  const failure = { ...describeError(error), field: 'password', atField: false } as const
  const errorCode = (error instanceof HttpError && error.answer?.errorCode) || ''
  const atField = { presentation: 'inline', atField: true } as const
  if (errorCode.startsWith(CODE_REFUSED)) return { ...failure, ...atField, field: 'code' }
  if (!isWrongCredentials(error)) return failure
  const serverMessage = error.answer?.message?.trim()
  return {
    ...atField,
    text: serverMessage ? { server: serverMessage } : { key: 'wrong_credentials' },
    field: errorCode === UNKNOWN_USER ? 'username' : 'password',
  }
}

/** What is shown if a login was not sent because the captcha gave no proof (VA-03, VA-04). */
export const captchaLoginFailure = (problem: CaptchaProblem): LoginFailure => ({
  ...captchaError(problem),
  field: 'captcha',
  atField: false,
})

function isWrongCredentials(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || !error.answer) return false
  const { status, errorCode = '' } = error.answer
  return WRONG_CREDENTIALS.has(errorCode) || (status === UNAUTHORIZED && errorCode === '')
}
