import type {
  ConsentCategory,
  Disposer,
  GrantedConsent,
  TrackingDestination,
  TrackingEvent,
} from '@foyer/sdk'
import type { DeliveryOutcome } from '../contract.ts'
import type { ChannelState } from './channel-state.ts'
import type { SentIds } from './sent-ids.ts'

/** The effects that a channel uses. */
export interface ChannelDeps {
  /** Writes a line of the delivery ledger; `at`: its time, epoch milliseconds, where that is known. */
  record(
    event: TrackingEvent,
    destination: string,
    outcome: DeliveryOutcome,
    reason: string | undefined,
    consent: readonly ConsentCategory[],
    at?: number,
  ): void
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
