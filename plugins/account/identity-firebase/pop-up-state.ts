import type { IdentityFailure } from './identity-failure.ts'
import type { PhoneSecondFactor, SocialProvider } from './identity-service.ts'

/** The state of social sign-in (ST-28). */
export type PopUpState =
  | { readonly step: 'idle' }
  /** The provider's window seems open: that it was closed is known only some ten seconds later. */
  | { readonly step: 'pending'; readonly provider: SocialProvider; readonly attempt: number }
  | {
      readonly step: 'second-factor'
      readonly provider: SocialProvider
      readonly attempt: number
      readonly factor: PhoneSecondFactor
    }
  | { readonly step: 'failed'; readonly failure: IdentityFailure }

export type PopUpAction =
  | { readonly type: 'open'; readonly provider: SocialProvider; readonly attempt: number }
  | { readonly type: 'challenge'; readonly attempt: number; readonly factor: PhoneSecondFactor }
  | { readonly type: 'fail'; readonly attempt: number; readonly failure: IdentityFailure }
  /** It ended, and there is nothing to show: signed in, superseded, or cancelled. */
  | { readonly type: 'end'; readonly attempt: number }

export const IDLE: PopUpState = { step: 'idle' }

/** The next state. A superseded attempt changes nothing: its window may be reported closed much later. */
export function popUpState(state: PopUpState, action: PopUpAction): PopUpState {
  if (action.type === 'open') return { step: 'pending', provider: action.provider, attempt: action.attempt }
  if (!('attempt' in state) || state.attempt !== action.attempt) return state
  switch (action.type) {
    case 'challenge':
      return {
        step: 'second-factor',
        provider: state.provider,
        attempt: state.attempt,
        factor: action.factor,
      }
    case 'fail':
      return { step: 'failed', failure: action.failure }
    case 'end':
      return IDLE
  }
}
