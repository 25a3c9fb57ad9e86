import type { Disposer } from '@foyer/sdk'
import type { BatchResult } from './batch-result.ts'
import { BATCH_EVENTS, REFUSALS } from './constants.ts'
import { append, claim, release, unclaimed, without } from './outbox.ts'
import { delayMs, nextPhase, type Phase, type Signal } from './schedule.ts'
import type { WireEvent } from './wire.ts'

/** The effects that the sender uses. */
export interface BatchSenderDeps {
  readonly read: () => readonly WireEvent[]
  readonly write: (outbox: readonly WireEvent[]) => void
  /** Whether the gateway has acknowledged an event of this id lately. */
  readonly wasTaken: (id: string) => boolean
  /** Notes that the gateway has acknowledged events. */
  readonly taken: (ids: ReadonlySet<string>) => void
  /** Whether the event may be sent under the present session. */
  readonly sendable: (event: WireEvent) => boolean
  /** Epoch milliseconds. */
  readonly now: () => number
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

/**
 * Sends the outbox to the gateway in batches (TR-15). An event leaves the outbox only once it is acknowledged or refused;
 * what a tab sends is claimed in the outbox, so that no other sends it too; every step reads the outbox again, because other
 * tabs write it.
 */
export class BatchSender {
  #phase: Phase = { kind: 'idle' }
  #stopTimer: Disposer | undefined
  /** Number of events that were refused singly since one was taken. */
  #refusals = 0
  readonly #deps: BatchSenderDeps

  constructor(deps: BatchSenderDeps) {
    this.#deps = deps
  }

  /** Sends the events that an earlier page could not. */
  start(): void {
    this.#signal({ kind: 'event', waiting: this.#waiting() })
  }

  enqueue(event: WireEvent): void {
    if (this.#deps.wasTaken(event.event_id)) return
    const before = this.#deps.read()
    const outbox = append(before, event)
    if (outbox !== before) this.#deps.write(outbox)
    this.#signal({ kind: 'event', waiting: this.#waiting() })
  }

  resume(): void {
    this.#signal({ kind: 'wake' })
    // Another tab may have left events.
    this.start()
  }

  /** The page may be closing: sends what waits by a call that outlives it. */
  async flushOnPageHide(): Promise<void> {
    const batch = this.#free()
    if (batch.length === 0) return
    const { sent, done } = this.#deps.sendOnPageHide(batch)
    const ids = this.#claim(sent)
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
    this.#signal(result === 'retry' ? { kind: 'failed' } : { kind: 'taken', waiting: this.#waiting() })
  }

  async #batch(): Promise<BatchResult> {
    if (this.#deps.signal.aborted) return 'retry'
    const free = this.#free()
    // Another tab has sent them when this one wrote them back.
    const repeated = free.filter(({ event_id }) => this.#deps.wasTaken(event_id))
    if (repeated.length > 0) this.#deps.write(without(this.#deps.read(), idsOf(repeated)))
    const batch = without(free, idsOf(repeated)).slice(0, BATCH_EVENTS)
    if (batch.length === 0) return 'taken'
    this.#claim(batch)
    return this.#deliver(batch)
  }

  /**
   * Sends events that this tab has claimed; those of a refused call by halves, so that only the refused ones are lost. A
   * gateway that refuses everything is asked with one event a time.
   */
  async #deliver(batch: readonly WireEvent[]): Promise<BatchResult> {
    // Somebody else has signed in since they were claimed.
    if (!batch.every(this.#deps.sendable)) return this.#postpone(batch)
    if (this.#refusals >= REFUSALS && batch.length > 1) return this.#inParts(batch, 1)
    const result = await this.#deps.post(batch)
    if (result === 'refused' && batch.length > 1 && !this.#deps.signal.aborted)
      return this.#inParts(batch, Math.ceil(batch.length / 2))
    if (result === 'taken') this.#refusals = 0
    if (result === 'refused') {
      this.#refusals++
      this.#deps.refused(batch)
    }
    this.#complete(idsOf(batch), result !== 'retry')
    return this.#refusals >= REFUSALS ? 'retry' : result
  }

  /** @param size number of events in the first part */
  async #inParts(batch: readonly WireEvent[], size: number): Promise<BatchResult> {
    const rest = batch.slice(size)
    if ((await this.#deliver(batch.slice(0, size))) === 'retry') return this.#postpone(rest)
    return (await this.#deliver(rest)) === 'retry' ? 'retry' : 'taken'
  }

  #postpone(batch: readonly WireEvent[]): BatchResult {
    this.#complete(idsOf(batch), false)
    return 'retry'
  }

  #free(): readonly WireEvent[] {
    return unclaimed(this.#sendable(), this.#deps.now())
  }

  #sendable(): readonly WireEvent[] {
    return this.#deps.read().filter(this.#deps.sendable)
  }

  /** Number of events to send; of those that another tab is sending one counts, since that tab may close. */
  #waiting(): number {
    return this.#free().length || Math.min(this.#sendable().length, 1)
  }

  #claim(events: readonly WireEvent[]): ReadonlySet<string> {
    const ids = idsOf(events)
    if (ids.size > 0) this.#deps.write(claim(this.#deps.read(), ids, this.#deps.now()))
    return ids
  }

  #complete(ids: ReadonlySet<string>, done: boolean): void {
    if (this.#deps.signal.aborted) return
    const outbox = this.#deps.read()
    this.#deps.write(done ? without(outbox, ids) : release(outbox, ids))
    if (done) this.#deps.taken(ids)
  }
}

const idsOf = (events: readonly WireEvent[]): ReadonlySet<string> =>
  new Set(events.map(({ event_id }) => event_id))
