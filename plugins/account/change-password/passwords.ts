import { HttpError, type PlainKey } from '@foyer/sdk'
import { describeError, type FailureMessage, type FieldError } from '../shared/failures.ts'
import { WEAK_PASSWORD } from '../shared/session.ts'

/** What the player typed. */
interface Passwords {
  readonly current: string
  readonly next: string
}

export type PasswordField = keyof Passwords

export const EMPTY: Passwords = { current: '', next: '' }

/** Lengths of a new password in characters, from the merchant's settings (VA-17). */
interface PasswordRules {
  readonly passwordMin: number
  readonly passwordMax: number
}

export type FieldErrors = {
  readonly [field in PasswordField]?: FieldError<'account.change-password'> | undefined
}

/**
 * The errors to show at the fields before a call; empty if there are none (VA-17). No rule applies to the
 * current password: other rules may have applied when it was chosen.
 */
export function checkPasswords(
  { current, next }: Passwords,
  { passwordMin, passwordMax }: PasswordRules,
  userName: string,
): FieldErrors {
  const nextError = checkNext(next)
  return {
    ...(current === '' && { current: { key: 'current_empty' } }),
    ...(nextError && { next: nextError }),
  }

  function checkNext(password: string): FieldError<'account.change-password'> | undefined {
    const length = [...password].length
    if (length === 0) return { key: 'next_empty' }
    if (length < passwordMin) return { key: 'next_short', values: { min: passwordMin } }
    if (length > passwordMax) return { key: 'next_long', values: { max: passwordMax } }
    if (password === WEAK_PASSWORD) return { key: 'next_weak' }
    if (password === current) return { key: 'next_same' }
    if (password.toLowerCase() === userName.toLowerCase()) return { key: 'next_username' }
    return undefined
  }
}

/** A refused or failed change, as the player sees it in the form. */
interface ChangeFailure extends Pick<FailureMessage<'account.change-password'>, 'text'> {
  /** The field with the message; below the form if the message is about no field. */
  readonly field: PasswordField | undefined
}

/** Refusals about a field, and the text to show if the gateway gives none. */
const FIELD_BY_CODE = new Map<
  string,
  { readonly field: PasswordField; readonly key: PlainKey<'account.change-password'> }
>([
  ['old.password.err', { field: 'current', key: 'current_wrong' }],
  ['new.password.err', { field: 'next', key: 'next_refused' }],
])

/** What is shown for a failed call of `password.change`. The error's code decides. */
export function changeFailure(error: unknown): ChangeFailure {
  const { text } = describeError(error)
  const known = FIELD_BY_CODE.get((error instanceof HttpError && error.answer?.errorCode) || '')
  if (!known) return { field: undefined, text }
  return { field: known.field, text: 'server' in text ? text : { key: known.key } }
}
