import type { ChangeFailure } from './change-failure.ts'
import type { FieldErrors, PasswordField } from './passwords.ts'

/** How the form stands. */
export type ChangeState =
  | { readonly step: 'editing'; readonly errors: FieldErrors }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly failure: ChangeFailure }
  | { readonly step: 'done' }

export type ChangeAction =
  | { readonly type: 'edit'; readonly field: PasswordField }
  | { readonly type: 'submit'; readonly errors: FieldErrors }
  | { readonly type: 'fail'; readonly failure: ChangeFailure }
  | { readonly type: 'succeed' }

export const EDITING: ChangeState = { step: 'editing', errors: {} }

/** The next state; the same object where the action means nothing now. */
export function changeState(state: ChangeState, action: ChangeAction): ChangeState {
  switch (action.type) {
    case 'edit':
      return edited(state, action.field)
    case 'submit':
      if (state.step === 'sending' || state.step === 'done') return state
      return Object.keys(action.errors).length > 0
        ? { step: 'editing', errors: action.errors }
        : { step: 'sending' }
    case 'fail':
      return state.step === 'sending' ? { step: 'failed', failure: action.failure } : state
    case 'succeed':
      return state.step === 'sending' ? { step: 'done' } : state
  }
}

/** What the player corrects is no longer complained of; what is wrong elsewhere still is. */
function edited(state: ChangeState, field: PasswordField): ChangeState {
  if (state.step === 'failed') {
    const about = state.failure.field
    return about === undefined || about === field ? EDITING : state
  }
  if (state.step !== 'editing' || !(field in state.errors)) return state
  const { [field]: _corrected, ...errors } = state.errors
  return { step: 'editing', errors }
}
