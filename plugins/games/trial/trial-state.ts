import type { LaunchFailure } from '../shared/launch-failure.ts'

/** The state of a trial game (OV-17). */
export type TrialState =
  /** The gateway is asked for the game's address. */
  | { readonly step: 'asking' }
  /** The frame loads; `slow`: it takes longer than ten seconds. */
  | { readonly step: 'framing'; readonly url: string; readonly slow: boolean }
  | { readonly step: 'playing'; readonly url: string }
  /** The window is filled by the game itself: the vendor forbids frames. */
  | { readonly step: 'leaving' }
  | { readonly step: 'failed'; readonly failure: LaunchFailure }

export type TrialAction =
  | { readonly type: 'ask' }
  | { readonly type: 'answer'; readonly url: string }
  | { readonly type: 'leave' }
  /** The frame has loaded. */
  | { readonly type: 'load' }
  /** TRIAL_TIMEOUT_MS have passed since the answer. */
  | { readonly type: 'delay' }
  | { readonly type: 'fail'; readonly failure: LaunchFailure }

export const ASKING: TrialState = { step: 'asking' }

/** The next state, or the same object if the action comes too late or too early. */
export function trialState(state: TrialState, action: TrialAction): TrialState {
  switch (action.type) {
    case 'ask':
      return state.step === 'failed' ? ASKING : state
    case 'answer':
      return state.step === 'asking' ? { step: 'framing', url: action.url, slow: false } : state
    case 'leave':
      return state.step === 'asking' ? { step: 'leaving' } : state
    case 'load':
      return state.step === 'framing' ? { step: 'playing', url: state.url } : state
    case 'delay':
      return state.step === 'framing' && !state.slow ? { ...state, slow: true } : state
    case 'fail':
      return state.step === 'asking' ? { step: 'failed', failure: action.failure } : state
  }
}
