import { HttpError, type PlainKey } from '@foyer/sdk'
import { describeError, type FailureMessage } from '../shared/failures.ts'
import type { PasswordField } from './passwords.ts'

/** A refused or failed change, as the player sees it in the form. */
export interface ChangeFailure extends Pick<FailureMessage<'account.change-password'>, 'text'> {
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
