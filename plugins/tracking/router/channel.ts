import { CodedError, type Disposer, type TrackingDestination, type TrackingEvent } from '@foyer/sdk'
import type { DeliveryOutcome } from '../contract.ts'
import { type ChannelSignal, type ChannelState, nextState } from './channel-state.ts'
import { BREAKER_MS, QUEUE_EVENTS, READY_TIMEOUT_MS, SEND_TIMEOUT_MS } from './constants.ts'

/** The effects that a channel uses. */
export interface ChannelDeps {
  /** Writes a line of the delivery ledger. */
  record(event: TrackingEvent, destination: string, outcome: DeliveryOutcome, reason?: string): void
  timeout(run: () => void, ms: number): Disposer
  /** Called with what a destination threw, or rejected with. */
  reportFailure(destination: TrackingDestination, error: unknown): void
}

const reasonOf = (error: unknown): string =>
  error instanceof CodedError ? error.code : error instanceof Error ? error.name : 'rejected'
/** What a destination returned, as a promise where it is to be awaited: its own `then` may throw. */
const promiseOf = (value: unknown): Promise<unknown> | undefined =>
  typeof value === 'object' && value !== null && 'then' in value ? Promise.resolve(value) : undefined

/**
 * Delivers events to one destination: queues them in order until it is ready, sends each once, and contains its failures
 * (TR-13, TR-14). Nothing here throws, and a send that returns at once creates no promise.
 */
export class Channel {
  #state: ChannelState = { kind: 'waiting' }
  readonly #queue: TrackingEvent[] = []
  readonly #deps: ChannelDeps

  constructor(
    readonly destination: TrackingDestination,
    deps: ChannelDeps,
  ) {
    this.#deps = deps
  }

  /** Loads the destination; one that has nothing to load takes events at once. */
  open(): void {
    let result: Promise<unknown> | undefined
    try {
      result = promiseOf(this.destination.load?.())
    } catch (error) {
      return this.#unready(this.#reason(error))
    }
    const ready = () => this.#signal({ kind: 'ready' })
    if (result) this.#wait(result, READY_TIMEOUT_MS, ready, (reason) => this.#unready(reason))
    else ready()
  }

  handle(event: TrackingEvent): void {
    const state = this.#state
    if (state.kind === 'closed') return
    try {
      if (this.destination.accepts?.(event.name) === false)
        return this.#record(event, 'skipped', 'not accepted')
    } catch (error) {
      return this.#record(event, 'failed', this.#reason(error))
    }
    if (state.kind === 'unready') return this.#record(event, 'skipped', state.reason)
    if (state.kind === 'ready' && this.#queue.length === 0) return this.#send(event)
    this.#queue.push(event)
    this.#record(event, 'queued', state.kind)
    if (this.#queue.length > QUEUE_EVENTS) this.#drop(1, 'queue full')
  }

  /** The destination was removed; its queue is dropped (TR-16). */
  close(): void {
    this.#signal({ kind: 'closed' })
  }

  #signal(signal: ChannelSignal): void {
    const before = this.#state
    const state = (this.#state = nextState(before, signal))
    if (state === before) return
    if (state.kind === 'unready') this.#drop(QUEUE_EVENTS, state.reason)
    else if (state.kind === 'closed') this.#drop(QUEUE_EVENTS, 'destination is off')
    else if (state.kind === 'broken') this.#deps.timeout(() => this.#signal({ kind: 'retry' }), BREAKER_MS)
    else if (before.kind !== 'ready') this.#drain()
  }

  #drain(): void {
    while (this.#state.kind === 'ready') {
      const event = this.#queue.shift()
      if (!event) return
      this.#send(event)
    }
  }

  #send(event: TrackingEvent): void {
    let result: Promise<unknown> | undefined
    try {
      result = promiseOf(this.destination.send(event))
    } catch (error) {
      return this.#failed(event, this.#reason(error))
    }
    if (!result) return this.#sent(event)
    this.#wait(
      result,
      SEND_TIMEOUT_MS,
      () => this.#sent(event),
      (reason) => this.#failed(event, reason),
    )
  }

  /** Calls back when a promise ends. `failed` is called at most once; `done` also after a timeout. */
  #wait(result: Promise<unknown>, ms: number, done: () => void, failed: (reason: string) => void): void {
    let timedOut = false
    const stop = this.#deps.timeout(() => {
      timedOut = true
      failed('timeout')
    }, ms)
    void result.then(
      () => {
        void stop()
        done()
      },
      (error: unknown) => {
        void stop()
        const reason = this.#reason(error)
        if (!timedOut) failed(reason)
      },
    )
  }

  #sent(event: TrackingEvent): void {
    this.#record(event, 'sent')
    if (this.#state.kind === 'ready' && this.#state.failures > 0) this.#signal({ kind: 'sent' })
  }
  #failed(event: TrackingEvent, reason: string): void {
    this.#record(event, 'failed', reason)
    this.#signal({ kind: 'failed' })
  }
  #unready(reason: string): void {
    this.#signal({ kind: 'unready', reason })
  }

  #reason(error: unknown): string {
    // A destination that was switched off while it loaded has not failed.
    if (this.#state.kind !== 'closed') this.#deps.reportFailure(this.destination, error)
    return reasonOf(error)
  }

  #drop(count: number, reason: string): void {
    for (const event of this.#queue.splice(0, count)) this.#record(event, 'skipped', reason)
  }

  #record(event: TrackingEvent, outcome: DeliveryOutcome, reason?: string): void {
    this.#deps.record(event, this.destination.key, outcome, reason)
  }
}
