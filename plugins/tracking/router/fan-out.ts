import type { TrackingDestination, TrackingEvent } from '@foyer/sdk'
import { Channel, type ChannelParts } from './channel.ts'
import { EARLY_EVENTS } from './constants.ts'

/**
 * Takes each event to every destination, in the same order for all. Until `endStart` it also holds the events for
 * destinations that come later (plugins start one by one); whoever comes after that gets only what follows.
 */
export class FanOut {
  #channels: readonly Channel[] = []
  #early: TrackingEvent[] | undefined = []
  /** Keys that have been served: one that is switched off and on again does not get the early events twice. */
  readonly #seen = new Set<string>()
  readonly #pending: TrackingEvent[] = []
  #busy = false
  readonly #parts: ChannelParts

  constructor(parts: ChannelParts) {
    this.#parts = parts
  }

  /** The destinations that stand now: new ones are opened, those that have gone are closed with their queues. */
  reconcile(destinations: readonly TrackingDestination[]): void {
    const before = new Map(this.#channels.map((channel) => [channel.destination, channel]))
    const added: Channel[] = []
    this.#channels = destinations.map((destination) => {
      const kept = before.get(destination)
      before.delete(destination)
      if (kept) return kept
      const channel = new Channel(destination, this.#parts)
      added.push(channel)
      return channel
    })
    for (const gone of before.values()) gone.close()
    for (const channel of added) this.#welcome(channel)
  }

  publish(event: TrackingEvent): void {
    // A destination that tracks from within `send` must not overtake: its event waits until this one is with everybody.
    this.#pending.push(event)
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#pending.shift(); next; next = this.#pending.shift()) {
      if (this.#early && this.#early.push(next) > EARLY_EVENTS) this.#early.shift()
      for (const channel of this.#channels) channel.take(next)
    }
    this.#busy = false
  }

  /** The start phase is over: from now on nothing is held for newcomers. */
  endStart(): void {
    this.#early = undefined
  }

  /** Closes every channel. */
  close(): void {
    this.reconcile([])
    this.#early = undefined
  }

  #welcome(channel: Channel): void {
    const { key } = channel.destination
    channel.open()
    if (!this.#seen.has(key)) for (const event of this.#early ?? []) channel.take(event)
    this.#seen.add(key)
  }
}
