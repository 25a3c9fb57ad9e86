import type { NumberProblem } from '../mobile-numbers.ts'

export type SmsField = 'number' | 'code'
/** The errors, by field; one of the gateway has its text. */
export type SmsErrors = Readonly<Partial<Record<SmsField, NumberProblem | { readonly text: string }>>>

/** The state of signing in by a code, beside that of the screen (`busy`). */
export type SmsState =
  | { readonly step: 'editing'; readonly errors: SmsErrors }
  /** A code is being sent or verified; another tap does nothing. */
  | { readonly step: 'sending' | 'proving' }

export type SmsAction =
  | { readonly type: 'send'; readonly errors: SmsErrors }
  | { readonly type: 'sent' }
  | { readonly type: 'submit'; readonly errors: SmsErrors }
  | { readonly type: 'proven'; readonly errors: SmsErrors }
  /** The gateway refused the number or the code. */
  | { readonly type: 'refused'; readonly field: SmsField; readonly text: string }
  | { readonly type: 'edit'; readonly field: SmsField }

export const EDITING: SmsState = { step: 'editing', errors: {} }

const hasErrors = (errors: SmsErrors): boolean => Object.keys(errors).length > 0

/** The next state, or the same object if the action changes nothing. */
export function smsState(state: SmsState, action: SmsAction): SmsState {
  switch (action.type) {
    case 'send':
      if (state.step !== 'editing') return state
      return hasErrors(action.errors) ? { step: 'editing', errors: action.errors } : { step: 'sending' }
    case 'sent':
      return state.step === 'sending' ? EDITING : state
    case 'submit':
      if (state.step !== 'editing') return state
      return hasErrors(action.errors) ? { step: 'editing', errors: action.errors } : { step: 'proving' }
    case 'proven':
      return state.step === 'proving' ? { step: 'editing', errors: action.errors } : state
    case 'refused':
      return state.step === 'editing'
        ? { step: 'editing', errors: { [action.field]: { text: action.text } } }
        : state
    case 'edit': {
      if (state.step !== 'editing' || !state.errors[action.field]) return state
      const { [action.field]: _corrected, ...errors } = state.errors
      return { step: 'editing', errors }
    }
  }
}
