import type { PushFailure, PushState } from '../contract/push.ts'

export type PushAction =
  | { readonly type: 'start' }
  /** It ended: messages are on, or off. */
  | { readonly type: 'done'; readonly on: boolean }
  | { readonly type: 'fail'; readonly on: boolean; readonly failure: PushFailure }
  /** The stored registration came or went: by another tab, or by the browser's settings. */
  | { readonly type: 'found'; readonly on: boolean }
  /** A failure counts no more: another player, or another attempt. */
  | { readonly type: 'forget' }

export const isOn = (state: PushState): boolean =>
  state.step === 'on' ? true : state.step !== 'off' && state.on

/** The next state. What is found meanwhile changes nothing of an action that is under way. */
export function pushState(state: PushState, action: PushAction): PushState {
  switch (action.type) {
    case 'start':
      return state.step === 'working' ? state : { step: 'working', on: isOn(state) }
    case 'done':
      return { step: action.on ? 'on' : 'off' }
    case 'fail':
      return { step: 'failed', on: action.on, failure: action.failure }
    case 'forget':
      return state.step === 'failed' ? { step: state.on ? 'on' : 'off' } : state
    case 'found':
      if (state.step === 'working' || isOn(state) === action.on) return state
      return { step: action.on ? 'on' : 'off' }
  }
}
