import { HttpError, UnverifiedError } from '@foyer/sdk'
import { describeCaptchaError, type FailureMessage } from '../describe-error.ts'
import { WRONG_CREDENTIALS } from '../describe-error.ts'
import type { LoginField } from './credentials.ts'

/** A failed login, as the player sees it. */
export interface LoginFailure extends FailureMessage<'account.auth'> {
  /** The field to focus; `code` is a login method's. */
  readonly field: LoginField | 'code' | 'captcha'
  /** What was typed there is wrong: the field shows the message, and its text is selected (ER-06). */
  readonly atField: boolean
}

const UNAUTHORIZED = 401
const UNKNOWN_USER = 'not.exists.user'
/** How the gateway's codes begin that refuse a code sent by text message. */
const CODE_REFUSED = 'sms.code.'

/** What is shown for a failed login (ER-02, ER-04, ER-06, CA-02), also if it was not sent (VA-03, VA-04). */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof UnverifiedError)
    return { ...describeCaptchaError(error), field: 'captcha', atField: false }
  const failure = { ...describeCaptchaError(error), field: 'password', atField: false } as const
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

function isWrongCredentials(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || !error.answer) return false
  const { status, errorCode = '' } = error.answer
  return WRONG_CREDENTIALS.has(errorCode) || (status === UNAUTHORIZED && errorCode === '')
}
