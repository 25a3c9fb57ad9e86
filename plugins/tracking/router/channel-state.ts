import { BREAKER_FAILURES } from './constants.ts'

/** State of a destination. */
export type ChannelState =
  /** its `load` is pending: events wait */
  | { readonly kind: 'waiting' }
  /** takes events; `failures` sends in a row have failed */
  | { readonly kind: 'ready'; readonly failures: number }
  /** the circuit breaker is open: events wait */
  | { readonly kind: 'broken' }
  /** its `load` rejected or timed out: events are dropped */
  | { readonly kind: 'unready'; readonly reason: string }
  /** it was removed: nothing is sent to it any more */
  | { readonly kind: 'closed' }

export type ChannelSignal =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unready'; readonly reason: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }
  /** the breaker's time is over: one more failure opens it again */
  | { readonly kind: 'retry' }
  | { readonly kind: 'closed' }

/** The channel's only transition function. A signal that does not fit the state changes nothing. */
export function nextState(state: ChannelState, signal: ChannelSignal): ChannelState {
  if (state.kind === 'closed') return state
  switch (signal.kind) {
    case 'closed':
      return { kind: 'closed' }
    case 'ready':
      return state.kind === 'waiting' || state.kind === 'unready' ? { kind: 'ready', failures: 0 } : state
    case 'unready':
      return state.kind === 'waiting' ? { kind: 'unready', reason: signal.reason } : state
    case 'sent':
      return state.kind === 'ready' && state.failures > 0 ? { kind: 'ready', failures: 0 } : state
    case 'failed': {
      if (state.kind !== 'ready') return state
      const failures = state.failures + 1
      return failures >= BREAKER_FAILURES ? { kind: 'broken' } : { kind: 'ready', failures }
    }
    case 'retry':
      return state.kind === 'broken' ? { kind: 'ready', failures: BREAKER_FAILURES - 1 } : state
  }
}
