import type { TrackingDestination, TrackingEvent } from '@foyer/sdk'
import { Channel, type ChannelDeps } from './channel.ts'
import { BUFFERED_EVENTS } from './constants.ts'

/**
 * Sends each event to every destination, in the same order for all. Until `stopBuffering` it also buffers the events for
 * destinations that are added later (plugins start one by one); a destination added after that gets only later events.
 */
export class FanOut {
  #channels: readonly Channel[] = []
  #buffer: TrackingEvent[] | undefined = []
  /** Keys of earlier destinations: one that is switched off and on again does not get the buffered events twice. */
  readonly #seen = new Set<string>()
  readonly #pending: TrackingEvent[] = []
  #busy = false
  readonly #deps: ChannelDeps

  constructor(deps: ChannelDeps) {
    this.#deps = deps
  }

  /** Takes the current destinations: opens new ones, and closes removed ones with their queues. */
  reconcile(destinations: readonly TrackingDestination[]): void {
    const before = new Map(this.#channels.map((channel) => [channel.destination, channel]))
    const added: Channel[] = []
    this.#channels = destinations.map((destination) => {
      const existing = before.get(destination)
      before.delete(destination)
      if (existing) return existing
      const channel = new Channel(destination, this.#deps)
      added.push(channel)
      return channel
    })
    for (const removed of before.values()) removed.close()
    for (const channel of added) this.#replayBuffered(channel)
  }

  publish(event: TrackingEvent): void {
    // An event that a destination tracks inside `send` waits until every destination has the current one.
    this.#pending.push(event)
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#pending.shift(); next; next = this.#pending.shift()) {
      if (this.#buffer && this.#buffer.push(next) > BUFFERED_EVENTS) this.#buffer.shift()
      for (const channel of this.#channels) channel.handle(next)
    }
    this.#busy = false
  }

  /** Ends the start phase: from now on nothing is buffered for new destinations. */
  stopBuffering(): void {
    this.#buffer = undefined
  }

  close(): void {
    this.reconcile([])
    this.#buffer = undefined
  }

  #replayBuffered(channel: Channel): void {
    const { key } = channel.destination
    channel.open()
    if (!this.#seen.has(key)) for (const event of this.#buffer ?? []) channel.handle(event)
    this.#seen.add(key)
  }
}
