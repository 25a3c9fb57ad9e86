import type { Disposer, TrackingEvent } from '@foyer/sdk'
import { BATCH_EVENTS } from './constants.ts'
import { append, without } from './outbox.ts'
import { delayMs, nextPhase, type Phase, type Signal } from './schedule.ts'
import type { BatchResult } from './batch-result.ts'
import { toWire, type WireEvent } from './wire.ts'

/** The effects that the sender uses. */
export interface BatchSenderDeps {
  readonly read: () => readonly WireEvent[]
  readonly write: (outbox: readonly WireEvent[]) => void
  /** Never rejects. */
  readonly post: (batch: readonly WireEvent[]) => Promise<BatchResult>
  /** Sends by a call that outlives the page. Returns the events that fit, and whether they arrived. Never rejects. */
  readonly sendOnPageHide: (batch: readonly WireEvent[]) => {
    readonly sent: readonly WireEvent[]
    readonly done: Promise<boolean>
  }
  readonly timeout: (run: () => void, ms: number) => Disposer
  readonly lock: (run: () => Promise<void>) => Promise<void>
  readonly refused: (batch: readonly WireEvent[]) => void
  readonly signal: AbortSignal
}

const idsOf = (events: readonly WireEvent[]): ReadonlySet<string> =>
  new Set(events.map(({ event_id }) => event_id))

/**
 * Sends the outbox to the gateway in batches (TR-15). An event leaves the outbox only once it is acknowledged or refused;
 * every step reads the outbox again, because other tabs write it too.
 */
export class BatchSender {
  #phase: Phase = { kind: 'idle' }
  #stopTimer: Disposer | undefined
  /** Events of this page that have not arrived; other tabs flush their own when they are hidden. */
  readonly #ownIds = new Set<string>()
  /** Events of calls that are under way. */
  readonly #inFlight = new Set<string>()
  readonly #deps: BatchSenderDeps

  constructor(deps: BatchSenderDeps) {
    this.#deps = deps
  }

  /** Sends the events that an earlier page could not. */
  start(): void {
    this.#signal({ kind: 'event', waiting: this.#deps.read().length })
  }

  enqueue(event: TrackingEvent): void {
    const wire = toWire(event)
    const outbox = append(this.#deps.read(), wire)
    this.#deps.write(outbox)
    this.#ownIds.add(wire.event_id)
    this.#signal({ kind: 'event', waiting: outbox.length })
  }

  resume(): void {
    this.#signal({ kind: 'wake' })
  }

  /** The page may be closing: sends its events by a call that outlives it. */
  async flushOnPageHide(): Promise<void> {
    const batch = this.#deps
      .read()
      .filter(({ event_id }) => this.#ownIds.has(event_id) && !this.#inFlight.has(event_id))
    if (batch.length === 0) return
    const { sent, done } = this.#deps.sendOnPageHide(batch)
    const ids = this.#markInFlight(sent)
    const arrived = await done
    this.#complete(ids, arrived)
    if (!arrived) this.start()
  }

  #signal(signal: Signal): void {
    if (this.#deps.signal.aborted) return
    const phase = nextPhase(this.#phase, signal)
    if (phase === this.#phase) return
    this.#phase = phase
    void this.#stopTimer?.()
    this.#stopTimer = undefined
    if (phase.kind === 'waiting') {
      const due = (): void => this.#signal({ kind: 'due' })
      this.#stopTimer = this.#deps.timeout(due, delayMs(phase.failures, Math.random()))
    } else if (phase.kind === 'sending') void this.#send()
  }

  async #send(): Promise<void> {
    let result: BatchResult = 'retry'
    try {
      await this.#deps.lock(async () => {
        result = await this.#batch()
      })
    } catch {
      // The lock was refused, as it is while a plugin stops: the events stay in the outbox.
    }
    if (this.#deps.signal.aborted) return
    const waiting = this.#deps.read().length - this.#inFlight.size
    this.#signal(result === 'retry' ? { kind: 'failed' } : { kind: 'taken', waiting: Math.max(waiting, 0) })
  }

  async #batch(): Promise<BatchResult> {
    if (this.#deps.signal.aborted) return 'retry'
    const batch = without(this.#deps.read(), this.#inFlight).slice(0, BATCH_EVENTS)
    if (batch.length === 0) return 'taken'
    const ids = this.#markInFlight(batch)
    const result = await this.#deps.post(batch)
    if (result === 'refused') this.#deps.refused(batch)
    this.#complete(ids, result !== 'retry')
    return result
  }

  #markInFlight(events: readonly WireEvent[]): ReadonlySet<string> {
    const ids = idsOf(events)
    for (const id of ids) this.#inFlight.add(id)
    return ids
  }

  #complete(ids: ReadonlySet<string>, done: boolean): void {
    for (const id of ids) {
      this.#inFlight.delete(id)
      if (done) this.#ownIds.delete(id)
    }
    if (done && !this.#deps.signal.aborted) this.#deps.write(without(this.#deps.read(), ids))
  }
}
