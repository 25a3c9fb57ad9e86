import { BREAKER_FAILURES } from './constants.ts'

/** How a destination stands. */
export type ChannelState =
  /** its `ready` has not settled: events wait */
  | { readonly kind: 'waiting' }
  /** takes events; so many sends in a row have failed */
  | { readonly kind: 'ready'; readonly failures: number }
  /** the circuit breaker is open: events wait */
  | { readonly kind: 'broken' }
  /** its `ready` rejected or took too long: events are dropped */
  | { readonly kind: 'unready'; readonly reason: string }
  /** it has gone: nothing reaches it any more */
  | { readonly kind: 'closed' }

export type ChannelSignal =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unready'; readonly reason: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }
  /** the breaker's time is over: one more failure opens it again */
  | { readonly kind: 'retry' }
  | { readonly kind: 'closed' }

/** The channel's one transition function. What does not fit a state changes nothing. */
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
