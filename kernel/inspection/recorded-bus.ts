import { type EventType, pluginChanged, type PluginState } from '@foyer/sdk'
import { Bus } from '../host/events/bus.ts'

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

/** The bus of a page that may be inspected: it keeps the latest events, oldest first, from the page's first one on. */
export class RecordedBus extends Bus {
  readonly events: RecordedEvent[] = []
  /** By plugin. */
  readonly times = new Map<string, StateTimes>()
  #count = 0

  constructor(report: (error: unknown, event: string) => void) {
    super(report)
    this.on(pluginChanged, ({ plugin, to }) => {
      this.times.set(plugin, { ...this.times.get(plugin), [to]: performance.now() })
    })
  }

  override emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    const heard = this.listenersOf(event).length
    this.events.push({ id: ++this.#count, event: event.id, payload, heard, at: performance.now() })
    if (this.events.length > KEPT_EVENTS) this.events.shift()
    super.emit(event, payload)
  }
}
