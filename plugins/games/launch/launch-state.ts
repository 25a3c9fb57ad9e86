import type { LaunchFailure } from './launch-failure.ts'

/** Where a launch stands (ST-17). */
export type LaunchState =
  /** Waits for the player: after the way back out of a game, or before the start. */
  | { readonly step: 'idle' }
  /** The spinner is coming up. */
  | { readonly step: 'loading' }
  | { readonly step: 'calling' }
  /** The browser is on its way to the game. */
  | { readonly step: 'leaving' }
  | { readonly step: 'failed'; readonly failure: LaunchFailure }

export type LaunchAction =
  | { readonly type: 'start' }
  /** LAUNCH_LOADING_DELAY_MS have passed. */
  | { readonly type: 'shown' }
  | { readonly type: 'answered' }
  | { readonly type: 'fail'; readonly failure: LaunchFailure }
  /** The page was shown again from the browser's cache, or the screen was closed. */
  | { readonly type: 'return' }

export const IDLE: LaunchState = { step: 'idle' }

/** The next state; the very same one where the action comes too late or too early to mean anything. */
export function launchState(state: LaunchState, action: LaunchAction): LaunchState {
  switch (action.type) {
    case 'start':
      return state.step === 'idle' || state.step === 'failed' ? { step: 'loading' } : state
    case 'shown':
      return state.step === 'loading' ? { step: 'calling' } : state
    case 'answered':
      return state.step === 'calling' ? { step: 'leaving' } : state
    case 'fail':
      return isInProgress(state) ? { step: 'failed', failure: action.failure } : state
    case 'return':
      return isInProgress(state) ? IDLE : state
  }
}

/** A launch that may still lead into the game. */
export const isInProgress = ({ step }: LaunchState): boolean => step !== 'idle' && step !== 'failed'
