import type { Store, TrackingEvent } from '@foyer/sdk'
import type { Delivery, DeliveryOutcome } from '../contract.ts'

/** The latest lines of the delivery ledger as a store. Writing copies nothing: the list is built when read. */
export class DeliveryLog implements Store<readonly Delivery[]> {
  #entries: Delivery[] = []
  #snapshot: readonly Delivery[] | undefined = []
  readonly #listeners = new Set<() => void>()
  readonly #limit: number
  readonly #now: () => number

  constructor(limit: number, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  record(
    { id, name }: TrackingEvent,
    destination: string,
    outcome: DeliveryOutcome,
    reason: string | undefined,
  ): void {
    const entry = { event: id, name, destination, outcome, at: this.#now() }
    this.#entries.push(reason === undefined ? entry : { ...entry, reason })
    if (this.#entries.length >= 2 * this.#limit) this.#entries = this.#entries.slice(-this.#limit)
    this.#snapshot = undefined
    for (const listener of this.#listeners) listener()
  }

  readonly get = (): readonly Delivery[] => (this.#snapshot ??= this.#entries.slice(-this.#limit))

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
