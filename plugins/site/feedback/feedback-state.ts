import type { Errors } from './draft.ts'

/** State of the form. */
export type FeedbackState =
  | { readonly step: 'editing'; readonly errors: Errors }
  | { readonly step: 'sending' }
  /** `message`: the gateway's message, if it sent one. */
  | { readonly step: 'failed'; readonly message: string | undefined }
  | { readonly step: 'sent' }

export type FeedbackAction =
  | { readonly type: 'edit'; readonly field: keyof Errors }
  | { readonly type: 'submit'; readonly errors: Errors }
  | { readonly type: 'fail'; readonly message: string | undefined }
  | { readonly type: 'succeed' }
  | { readonly type: 'again' }

export const EDITING: FeedbackState = { step: 'editing', errors: {} }

/** The next state; the same object if the action does not apply. */
export function feedbackState(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'edit': {
      if (state.step === 'failed') return EDITING
      if (state.step !== 'editing' || !(action.field in state.errors)) return state
      const { [action.field]: _, ...errors } = state.errors
      return { step: 'editing', errors }
    }
    case 'submit':
      if (state.step === 'sending' || state.step === 'sent') return state
      return Object.keys(action.errors).length > 0
        ? { step: 'editing', errors: action.errors }
        : { step: 'sending' }
    case 'fail':
      return state.step === 'sending' ? { step: 'failed', message: action.message } : state
    case 'succeed':
      return state.step === 'sending' ? { step: 'sent' } : state
    case 'again':
      return state.step === 'sent' ? EDITING : state
  }
}
