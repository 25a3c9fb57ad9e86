import { HttpError } from '@foyer/sdk'
import { callFailure, type CallFailure } from '../call-failure.ts'
import type { PasswordField } from './passwords.ts'

/** A change that was refused or did not arrive, as the player is told of it in the form. */
export interface ChangeFailure extends Pick<CallFailure, 'text'> {
  /** Where it is told; below the form where it is about none of its fields. */
  readonly field: PasswordField | undefined
}

/** Refusals that are about a field, and what is told where the gateway says nothing of its own. */
const ABOUT = new Map<string, { readonly field: PasswordField; readonly key: string }>([
  ['old.password.err', { field: 'current', key: 'current_wrong' }],
  ['new.password.err', { field: 'next', key: 'next_refused' }],
])

/** What is shown for a failed call of `password.change`. The error's code decides. */
export function changeFailure(error: unknown): ChangeFailure {
  const { text } = callFailure(error)
  const about = ABOUT.get((error instanceof HttpError && error.answer?.errorCode) || '')
  if (!about) return { field: undefined, text }
  return { field: about.field, text: 'server' in text ? text : { key: about.key } }
}
