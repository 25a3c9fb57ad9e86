import type { LaunchFailure } from '../shared/launch-failure.ts'

/** The state of a launch (ST-17). */
export type LaunchState =
  /** Waits for the player: after the way back out of a game, or before the start. */
  | { readonly step: 'idle' }
  /** It is not known yet whether the game needs the app, or the install modal is open (RO-03). */
  | { readonly step: 'asking' }
  /** The player has closed the install modal: the game opens in the app. */
  | { readonly step: 'app-only' }
  /** The screen is drawn first. */
  | { readonly step: 'loading' }
  /** `slow`: it takes longer than usual. */
  | { readonly step: 'calling'; readonly slow: boolean }
  /** The browser is navigating to the game. */
  | { readonly step: 'leaving' }
  | { readonly step: 'failed'; readonly failure: LaunchFailure }

export type LaunchAction =
  | { readonly type: 'ask' }
  /** The player closed the install modal. */
  | { readonly type: 'closed' }
  | { readonly type: 'start' }
  /** LAUNCH_LOADING_DELAY_MS have passed. */
  | { readonly type: 'shown' }
  /** LAUNCH_SLOW_MS have passed. */
  | { readonly type: 'delay' }
  | { readonly type: 'answered' }
  | { readonly type: 'fail'; readonly failure: LaunchFailure }
  /** The player cancelled, the browser showed the page again from its cache, or the screen was closed. */
  | { readonly type: 'return' }

export const IDLE: LaunchState = { step: 'idle' }

/** The next state, or the same object if the action comes too late or too early. */
export function launchState(state: LaunchState, action: LaunchAction): LaunchState {
  switch (action.type) {
    case 'ask':
      return isInProgress(state) ? state : { step: 'asking' }
    case 'closed':
      return state.step === 'asking' ? { step: 'app-only' } : state
    case 'start':
      return state.step === 'asking' ? { step: 'loading' } : state
    case 'shown':
      return state.step === 'loading' ? { step: 'calling', slow: false } : state
    case 'delay':
      return state.step === 'calling' && !state.slow ? { step: 'calling', slow: true } : state
    case 'answered':
      return state.step === 'calling' ? { step: 'leaving' } : state
    case 'fail':
      return isInProgress(state) ? { step: 'failed', failure: action.failure } : state
    case 'return':
      return isInProgress(state) ? IDLE : state
  }
}

/** Whether a launch may still open the game. */
export const isInProgress = ({ step }: LaunchState): boolean =>
  step !== 'idle' && step !== 'failed' && step !== 'app-only'
