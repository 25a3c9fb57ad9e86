import { HttpError } from '@foyer/sdk'
import { describeError, type FailureMessage } from '../describe-error.ts'
import { WRONG_CREDENTIALS } from '../describe-error.ts'
import type { FieldError } from '../field-error.ts'

/** Why a second factor did not sign the player in. */
export type FactorFailure =
  /** The modal has closed; nothing is shown. */
  | { readonly kind: 'aborted' }
  /** The login itself is refused now; no factor can change that. */
  | { readonly kind: 'ended'; readonly error: HttpError }
  /** The gateway found it wrong: told at its field, inputs cleared, focus back (ER-07). */
  | { readonly kind: 'refused'; readonly text: FieldError<'account.second-factor'> }
  /** The factor was not checked: the typed text stays. */
  | { readonly kind: 'unchecked'; readonly message: FailureMessage<'account.second-factor'> }

/** The specification names no code for a lock: assumed. */
const LOCKED = 'login.locked'
const SERVER_ERRORS = 500

/** How to treat a failed call of `second-factor.verify` (ER-02, ER-07, CA-02). The error's code decides. */
export function factorFailure(error: unknown): FactorFailure {
  const message = describeError(error)
  const { presentation, text } = message
  const unchecked: FactorFailure = { kind: 'unchecked', message }
  if (!(error instanceof HttpError) || presentation === 'inline') return unchecked
  const { status = 0, errorCode = '' } = error.answer ?? {}
  if (error.code === 'HT-ABORTED') return { kind: 'aborted' }
  if (errorCode === LOCKED || WRONG_CREDENTIALS.has(errorCode)) return { kind: 'ended', error }
  if (status >= SERVER_ERRORS)
    return { kind: 'unchecked', message: { presentation: 'alert', text: { key: 'network_error' } } }
  const refused = error.code === 'HT-REFUSED' || error.code === 'HT-STATUS'
  if (!refused) return unchecked
  return { kind: 'refused', text: 'server' in text ? text : { key: 'not_right' } }
}
