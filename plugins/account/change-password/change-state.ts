import type { ChangeFailure } from './change-failure.ts'
import type { FieldErrors, PasswordField } from './passwords.ts'

/** The state of the form. */
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

/** The next state, or the same object if the action does not apply now. */
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

/** Removes the error of the field that the player corrects; the other errors stay. */
function edited(state: ChangeState, field: PasswordField): ChangeState {
  if (state.step === 'failed') {
    const about = state.failure.field
    return about === undefined || about === field ? EDITING : state
  }
  if (state.step !== 'editing' || !(field in state.errors)) return state
  const { [field]: _corrected, ...errors } = state.errors
  return { step: 'editing', errors }
}
