import { pluginChanged, type PluginState } from '@foyer/sdk'
import type { Bus } from '../host/events/bus.ts'

/** Number of events that a page keeps for an inspector. */
export const KEPT_EVENTS = 2_000

/** One event, as it was emitted. */
export interface RecordedEvent {
  /** 1, 2, …: of one page. */
  readonly id: number
  readonly event: string
  /** As the subscribers got it. */
  readonly payload: unknown
  /** Number of subscribers; 0 also while the payload waits for the first one. */
  readonly heard: number
  /** Milliseconds of `performance.now()`. */
  readonly at: number
}

/** When a plugin last came into each state: milliseconds of `performance.now()`. */
export type StateTimes = Readonly<Partial<Record<PluginState, number>>>

/** What happened on the bus of a page that may be inspected, from its first event on; the latest events, oldest first. */
export class BusRecord {
  readonly events: RecordedEvent[] = []
  /** By plugin. */
  readonly times = new Map<string, StateTimes>()
  #count = 0

  constructor(bus: Bus) {
    bus.tap = (event, payload) => {
      const heard = bus.listenersOf({ id: event }).length
      this.events.push({ id: ++this.#count, event, payload, heard, at: performance.now() })
      if (this.events.length > KEPT_EVENTS) this.events.shift()
    }
    bus.on(pluginChanged, ({ plugin, to }) => {
      this.times.set(plugin, { ...this.times.get(plugin), [to]: performance.now() })
    })
  }
}
