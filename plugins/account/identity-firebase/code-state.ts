import type { IdentityFailure } from './identity-failure.ts'

/** Where a code by text message stands. */
export interface CodeState {
  readonly step: 'ready' | 'sending' | 'checking'
  /** Names the last code that was sent and not used up. */
  readonly sent?: string
  readonly failure?: IdentityFailure
}
export type CodeAction =
  | { readonly type: 'send' }
  | { readonly type: 'sent'; readonly verificationId: string }
  | { readonly type: 'check' }
  /** The identity service took the code: it is good for nothing more. */
  | { readonly type: 'used' }
  | { readonly type: 'fail'; readonly failure: IdentityFailure }
  /** It came to nothing, and there is nothing to tell. */
  | { readonly type: 'end' }

/** The next state. While one thing is under way, another is not begun. */
export function codeState(state: CodeState, action: CodeAction): CodeState {
  const { sent } = state
  const sentField = sent === undefined ? {} : { sent }
  switch (action.type) {
    case 'send':
      return state.step === 'ready' ? { step: 'sending', ...sentField } : state
    case 'check':
      return state.step === 'ready' ? { step: 'checking', ...sentField } : state
    case 'sent':
      return { step: 'ready', sent: action.verificationId }
    case 'used':
      return { step: 'ready' }
    case 'fail':
      return { step: 'ready', ...sentField, failure: action.failure }
    case 'end':
      return { step: 'ready', ...sentField }
  }
}
