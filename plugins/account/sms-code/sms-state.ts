import type { NumberProblem } from '../mobile-numbers.ts'

export type SmsField = 'number' | 'code'
/** What is wrong at the fields. */
export type SmsErrors = Readonly<Partial<Record<SmsField, NumberProblem>>>

/** Where signing in by a code stands, beside what the screen itself does (`busy`). */
export type SmsState =
  | { readonly step: 'editing'; readonly errors: SmsErrors }
  /** A code is on its way; another tap is nothing. */
  | { readonly step: 'sending' }

export type SmsAction =
  | { readonly type: 'send'; readonly errors: SmsErrors }
  | { readonly type: 'sent' }
  | { readonly type: 'submit'; readonly errors: SmsErrors }
  | { readonly type: 'edit'; readonly field: SmsField }

export const EDITING: SmsState = { step: 'editing', errors: {} }

/** The next state; the very same one where the action changes nothing. */
export function smsState(state: SmsState, action: SmsAction): SmsState {
  switch (action.type) {
    case 'send':
      if (state.step === 'sending') return state
      return Object.keys(action.errors).length > 0
        ? { step: 'editing', errors: action.errors }
        : { step: 'sending' }
    case 'sent':
      return state.step === 'sending' ? EDITING : state
    case 'submit':
      return state.step === 'sending' ? state : { step: 'editing', errors: action.errors }
    case 'edit': {
      if (state.step === 'sending' || !state.errors[action.field]) return state
      const { [action.field]: _corrected, ...errors } = state.errors
      return { step: 'editing', errors }
    }
  }
}
