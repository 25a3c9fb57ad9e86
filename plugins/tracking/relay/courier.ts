import type { Disposer, TrackingEvent } from '@foyer/sdk'
import { BATCH_EVENTS } from './constants.ts'
import { append, without } from './outbox.ts'
import { delayMs, nextPhase, type Phase, type Signal } from './schedule.ts'
import type { Verdict } from './verdict.ts'
import { toWire, type WireEvent } from './wire.ts'

/** What the courier works with; the effects of the relay. */
export interface CourierParts {
  readonly read: () => readonly WireEvent[]
  readonly write: (outbox: readonly WireEvent[]) => void
  /** Never rejects. */
  readonly post: (batch: readonly WireEvent[]) => Promise<Verdict>
  /** Sends what outlives the page; what it took of the batch, and whether that arrived. Never rejects. */
  readonly leave: (batch: readonly WireEvent[]) => {
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
 * Carries the outbox to the gateway in batches (TR-15). An event leaves the outbox only when it has been acknowledged;
 * the outbox is read anew for every step, because other tabs write it too.
 */
export class Courier {
  #phase: Phase = { kind: 'idle' }
  #stopTimer: Disposer | undefined
  /** Events of this page that have not arrived; the others are for the tabs they came from, or for the next batch. */
  readonly #own = new Set<string>()
  /** On their way, by a batch or past the page's end. */
  readonly #flying = new Set<string>()
  readonly #parts: CourierParts

  constructor(parts: CourierParts) {
    this.#parts = parts
  }

  /** Sends what an earlier page could not. */
  start(): void {
    this.#signal({ kind: 'event', waiting: this.#parts.read().length })
  }

  take(event: TrackingEvent): void {
    const wire = toWire(event)
    const outbox = append(this.#parts.read(), wire)
    this.#parts.write(outbox)
    this.#own.add(wire.event_id)
    this.#signal({ kind: 'event', waiting: outbox.length })
  }

  wake(): void {
    this.#signal({ kind: 'wake' })
  }

  /** The page may be going: sends what it has in a way that outlives it. */
  async leave(): Promise<void> {
    const batch = this.#parts
      .read()
      .filter(({ event_id }) => this.#own.has(event_id) && !this.#flying.has(event_id))
    if (batch.length === 0) return
    const { sent, done } = this.#parts.leave(batch)
    const ids = this.#fly(sent)
    const arrived = await done
    this.#land(ids, arrived)
    if (!arrived) this.start()
  }

  #signal(signal: Signal): void {
    if (this.#parts.signal.aborted) return
    const phase = nextPhase(this.#phase, signal)
    if (phase === this.#phase) return
    this.#phase = phase
    void this.#stopTimer?.()
    this.#stopTimer = undefined
    if (phase.kind === 'waiting') {
      const due = (): void => this.#signal({ kind: 'due' })
      this.#stopTimer = this.#parts.timeout(due, delayMs(phase.failures, Math.random()))
    } else if (phase.kind === 'sending') void this.#send()
  }

  async #send(): Promise<void> {
    let verdict: Verdict = 'retry'
    try {
      await this.#parts.lock(async () => {
        verdict = await this.#batch()
      })
    } catch {
      // The lock was refused, as it is while a plugin stops: the events stay in the outbox.
    }
    if (this.#parts.signal.aborted) return
    const waiting = this.#parts.read().length - this.#flying.size
    this.#signal(verdict === 'retry' ? { kind: 'failed' } : { kind: 'taken', waiting: Math.max(waiting, 0) })
  }

  async #batch(): Promise<Verdict> {
    if (this.#parts.signal.aborted) return 'retry'
    const batch = without(this.#parts.read(), this.#flying).slice(0, BATCH_EVENTS)
    if (batch.length === 0) return 'taken'
    const ids = this.#fly(batch)
    const verdict = await this.#parts.post(batch)
    if (verdict === 'refused') this.#parts.refused(batch)
    this.#land(ids, verdict !== 'retry')
    return verdict
  }

  #fly(events: readonly WireEvent[]): ReadonlySet<string> {
    const ids = idsOf(events)
    for (const id of ids) this.#flying.add(id)
    return ids
  }

  #land(ids: ReadonlySet<string>, done: boolean): void {
    for (const id of ids) {
      this.#flying.delete(id)
      if (done) this.#own.delete(id)
    }
    if (done && !this.#parts.signal.aborted) this.#parts.write(without(this.#parts.read(), ids))
  }
}
