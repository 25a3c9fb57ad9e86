import {
  type CanonicalEvent,
  CodedError,
  randomId,
  type TrackedOccurrence,
  type TrackingEvent,
} from '@foyer/sdk'
import type { DestinationReport, PlannedDelivery } from '../contract.ts'
import type { Channel } from './channel-state.ts'
import type { EventMaker } from './event-maker.ts'
import type { FanOut } from './fan-out.ts'

const STATES = {
  waiting: 'waiting',
  unavailable: 'unavailable',
  ready: 'ready',
  sending: 'ready',
  retrying: 'paused',
  paused: 'paused',
  closed: 'paused',
} as const satisfies Record<string, DestinationReport['state']>

/** What the merchant's console does with the router: see `TrackingTools`. */
export class Tools {
  readonly #fanOut: FanOut
  readonly #make: EventMaker
  readonly #ownerOf: (channel: Channel) => string

  /** @param ownerOf the id of a destination's plugin */
  constructor(fanOut: FanOut, make: EventMaker, ownerOf: (channel: Channel) => string) {
    this.#fanOut = fanOut
    this.#make = make
    this.#ownerOf = ownerOf
  }

  destinations(): readonly DestinationReport[] {
    return [...this.#fanOut.channels()].map((channel) => {
      const { kind, reason, queued } = channel.status()
      return {
        key: channel.key,
        state: STATES[kind],
        ...(reason !== undefined && { reason }),
        queued,
        plugin: this.#ownerOf(channel),
      }
    })
  }

  dryRun(occurrence: TrackedOccurrence): readonly PlannedDelivery[] {
    const event = this.#make(occurrence)
    return event ? [...this.#fanOut.channels()].map((channel) => this.#plan(channel, event)) : []
  }

  sendTest(name: CanonicalEvent, destination: string): string {
    const event = this.#make({ name })
    // No order, no customer and no money: it must not count as a conversion.
    const id = `test-${name}:${randomId()}`
    if (event && this.#fanOut.sendTo(destination, Object.freeze({ ...event, id }))) return id
    throw new CodedError('TR-NO-DESTINATION', `no destination ${destination} is on that gets ${name}`)
  }

  #plan(channel: Channel, event: TrackingEvent): PlannedDelivery {
    const destination = channel.key
    const delegate = this.#fanOut.delegateFor(channel)
    const decision =
      channel.refusal(event) ??
      (channel.hasSent(event) ? 'delivered before' : undefined) ??
      (delegate && STATES[delegate.status().kind] === 'ready' && !delegate.refusal(event)
        ? `${delegate.key} delivers it`
        : 'sends')
    if (decision !== 'sends') return { destination, decision }
    try {
      const sent = channel.versionOf(event)
      const calls = channel.destination.preview?.(sent)
      return { destination, decision, event: sent, ...(calls !== undefined && { calls }) }
    } catch (error) {
      return { destination, decision: error instanceof CodedError ? error.code : 'TR-DESTINATION' }
    }
  }
}
