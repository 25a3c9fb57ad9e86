import { type FailureKind, failureKind, HttpError } from '@foyer/sdk'
import { ALREADY_BOUND } from './endpoints.ts'

/** What a failed call has done: bound the card all the same, nothing, or nobody knows. */
export type BindOutcome = 'bound' | 'nothing' | 'unknown'

/** Failures after which it is certain that nothing was bound. */
const NOTHING: readonly FailureKind[] = [
  'offline',
  'guest',
  'session-gone',
  'new-build',
  'encryption',
  'too-many-requests',
  'refused',
]

/** The outcome of a call for a card that has failed. A number is bound once: one that is bound already has been bound by an earlier attempt. */
export function bindOutcome(error: unknown): BindOutcome {
  if (error instanceof HttpError && error.answer?.errorCode === ALREADY_BOUND) return 'bound'
  return NOTHING.includes(failureKind(error)) ? 'nothing' : 'unknown'
}
