import { HttpError } from '@foyer/sdk'
import { describeError, type FailureMessage } from '../describe-error.ts'
import type { PasswordField } from './passwords.ts'

/** A change that was refused or did not arrive, as the player is told of it in the form. */
export interface ChangeFailure extends Pick<FailureMessage, 'text'> {
  /** Where it is told; below the form where it is about none of its fields. */
  readonly field: PasswordField | undefined
}

/** Refusals that are about a field, and what is told where the gateway says nothing of its own. */
const FIELD_BY_CODE = new Map<string, { readonly field: PasswordField; readonly key: string }>([
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
