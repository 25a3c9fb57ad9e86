import type {
  ConsentCategory,
  Disposer,
  GrantedConsent,
  TrackingDestination,
  TrackingEvent,
} from '@foyer/sdk'
import { BREAKER_FAILURES } from './constants.ts'
import type { RecordDelivery } from './delivery-log.ts'
import type { SentIds } from './sent-ids.ts'

/** What counts a destination's failures. */
interface Counts {
  /** sends in a row that have failed */
  readonly failures: number
  /** sends of the first event in the queue that have failed */
  readonly tries: number
}

/** State of a destination. */
export type ChannelState =
  /** its `load` is pending, after so many that failed: events wait */
  | { readonly kind: 'waiting'; readonly loads: number }
  /** so many calls of `load` have failed, the last one for this reason */
  | { readonly kind: 'unavailable'; readonly loads: number; readonly reason: string }
  /** takes the next event */
  | ({ readonly kind: 'ready' } & Counts)
  /** one event is being sent */
  | ({ readonly kind: 'sending' } & Counts)
  /** the first event is sent again later */
  | ({ readonly kind: 'retrying' } & Counts)
  /** the circuit breaker is open: events wait */
  | ({ readonly kind: 'paused' } & Counts)
  /** it was removed: nothing is sent to it any more */
  | { readonly kind: 'closed' }

export type ChannelSignal =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'load failed'; readonly reason: string }
  /** it is loaded again */
  | { readonly kind: 'load' }
  | { readonly kind: 'send' }
  | { readonly kind: 'sent' }
  /** the event is to be sent again */
  | { readonly kind: 'failed' }
  /** the event was dropped after its failure */
  | { readonly kind: 'lost' }
  /** the wait for the next try, or the breaker's time, is over */
  | { readonly kind: 'due' }
  /** the events that waited were dropped */
  | { readonly kind: 'emptied' }
  | { readonly kind: 'closed' }

// Sending creates no object as long as nothing fails.
const READY: ChannelState = { kind: 'ready', failures: 0, tries: 0 }

const SENDING: ChannelState = { kind: 'sending', failures: 0, tries: 0 }

const CLOSED: ChannelState = { kind: 'closed' }

/** The channel's only transition function. A signal that does not fit the state changes nothing. */
export function nextState(state: ChannelState, signal: ChannelSignal): ChannelState {
  if (state.kind === 'closed') return state
  switch (signal.kind) {
    case 'closed':
      return CLOSED
    case 'loaded':
      return state.kind === 'waiting' || state.kind === 'unavailable' ? READY : state
    case 'load failed':
      return state.kind === 'waiting'
        ? { kind: 'unavailable', loads: state.loads + 1, reason: signal.reason }
        : state
    case 'load':
      return state.kind === 'unavailable' ? { kind: 'waiting', loads: state.loads } : state
    case 'send':
      if (state.kind !== 'ready') return state
      return state.failures === 0 ? SENDING : { ...state, kind: 'sending' }
    case 'sent':
      return state.kind === 'sending' ? READY : state
    case 'failed':
    case 'lost': {
      if (state.kind !== 'sending') return state
      const failures = state.failures + 1
      const tries = signal.kind === 'failed' ? state.tries + 1 : 0
      if (failures >= BREAKER_FAILURES) return { kind: 'paused', failures, tries }
      return { kind: signal.kind === 'failed' ? 'retrying' : 'ready', failures, tries }
    }
    case 'due':
      return state.kind === 'retrying' || state.kind === 'paused' ? { ...state, kind: 'ready' } : state
    case 'emptied':
      return (state.kind === 'retrying' || state.kind === 'paused') && state.tries > 0
        ? { ...state, tries: 0 }
        : state
  }
}

/** The effects that a channel uses. */
export interface ChannelDeps {
  readonly record: RecordDelivery
  timeout(run: () => void, ms: number): Disposer
  /** Milliseconds that only grow. */
  elapsed(): number
  /** From 0 up to 1. */
  random(): number
  /** What the player allows now. */
  granted(): GrantedConsent
  readonly sent: Pick<SentIds, 'has' | 'add' | 'forget'>
  /** Called with what a destination threw, or rejected with. Its own `key` may throw too. */
  reportFailure(destination: TrackingDestination, key: string, error: unknown): void
}

/** Called once for each event of a destination that delivers for others: whether it took the event. */
export type Decide = (channel: Channel, event: TrackingEvent, taken: boolean) => void

/** A destination's queue and state. Nothing here throws, and a send that returns at once creates no promise. */
export interface Channel {
  readonly destination: TrackingDestination
  readonly key: string
  /** Keys of the destinations that it delivers for. */
  readonly delivers: ReadonlySet<string>
  /** Loads the destination; one that has nothing to load takes events at once. */
  open(): void
  /** @param at time of the event's round, epoch milliseconds */
  handle(event: TrackingEvent, at?: number): void
  /** Drops an event that another destination delivers. */
  skip(event: TrackingEvent, reason: string): void
  /** Why the destination gets no such event at present; `undefined`: it does. */
  refusal(event: TrackingEvent): string | undefined
  /** Whether it has got an event with this id. */
  hasSent(event: TrackingEvent): boolean
  /** The event as the destination gets it. May throw what `accepts` throws. */
  versionOf(event: TrackingEvent): TrackingEvent
  /** The player's consent has changed: without it, what waits is dropped, and nothing stays stored (TR-16). */
  revoke(): void
  /** The network has returned: a destination that could not be loaded is loaded again. */
  reload(): void
  /** The destination was removed; its queue is dropped (TR-16). */
  close(): void
  /** The state, the code of the last failure until something succeeds, and how many events wait. */
  status(): {
    readonly kind: ChannelState['kind']
    readonly reason: string | undefined
    readonly queued: number
  }
  /** The categories of the destination that the player has granted. */
  granted(): readonly ConsentCategory[]
}
