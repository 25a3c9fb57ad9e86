import type { FieldErrors, LoginField } from './credentials.ts'
import type { LoginFailure } from './login-failure.ts'

/** Where a login stands (ST-03). */
export type LoginState =
  | { readonly step: 'idle' }
  /** Nothing was sent: something is wrong at the fields. */
  | { readonly step: 'invalid'; readonly errors: FieldErrors }
  | { readonly step: 'processing' }
  /** `locked`: it ended less than LOGIN_LOCK_MS ago. */
  | { readonly step: 'failed'; readonly failure: LoginFailure; readonly locked: boolean }
  | { readonly step: 'done' }

export type LoginAction =
  | { readonly type: 'submit'; readonly errors: FieldErrors }
  | { readonly type: 'succeed' }
  | { readonly type: 'fail'; readonly failure: LoginFailure }
  /** LOGIN_LOCK_MS have passed since the end. */
  | { readonly type: 'release' }
  | { readonly type: 'edit'; readonly field: LoginField }
  /** The player left the screen. */
  | { readonly type: 'cancel' }

export const IDLE: LoginState = { step: 'idle' }

/** The next state; the very same one where the action changes nothing, as a submit does while another runs (ST-02). */
export function loginState(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case 'submit': {
      const open =
        state.step === 'idle' || state.step === 'invalid' || (state.step === 'failed' && !state.locked)
      if (!open) return state
      return Object.keys(action.errors).length > 0
        ? { step: 'invalid', errors: action.errors }
        : { step: 'processing' }
    }
    case 'succeed':
      return state.step === 'processing' ? { step: 'done' } : state
    case 'fail':
      return state.step === 'processing' ? { step: 'failed', failure: action.failure, locked: true } : state
    case 'release':
      if (state.step === 'done') return IDLE
      return state.step === 'failed' && state.locked ? { ...state, locked: false } : state
    case 'edit':
      return edited(state, action.field)
    case 'cancel':
      return state.step === 'processing' ? IDLE : state
  }
}

/** What the player corrects is no longer complained of. */
function edited(state: LoginState, field: LoginField): LoginState {
  if (state.step === 'failed' && !state.locked) return IDLE
  if (state.step !== 'invalid' || !state.errors[field]) return state
  const { [field]: _corrected, ...rest } = state.errors
  return Object.keys(rest).length > 0 ? { step: 'invalid', errors: rest } : IDLE
}
