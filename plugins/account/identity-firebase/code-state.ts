import type { IdentityFailure } from './identity-failure.ts'

/** The state of a code by text message. */
export interface CodeState {
  readonly step: 'ready' | 'sending' | 'checking'
  /** Id of the last code that was sent and is not used up. */
  readonly sent?: string
  readonly failure?: IdentityFailure
}
export type CodeAction =
  | { readonly type: 'send' }
  | { readonly type: 'sent'; readonly verificationId: string }
  | { readonly type: 'check' }
  /** The identity service accepted the code, which is now used up. */
  | { readonly type: 'used' }
  | { readonly type: 'fail'; readonly failure: IdentityFailure }
  /** It ended without a result, and there is nothing to show. */
  | { readonly type: 'end' }

/** The next state. While one step runs, no other begins. */
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
