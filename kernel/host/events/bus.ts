import type { Disposer, EventType } from '@foyer/sdk'
import mitt from 'mitt'

/** At most this many payloads of a buffered event wait for its first subscriber; the oldest are dropped. */
export const BUFFERED_MAX = 100

interface Watcher {
  (payload: unknown, buffered: boolean): void
}
type EventHandler = (payload: unknown) => unknown

/** The site's event bus: mitt, with typed events, buffered payloads and isolated handlers. */
export class Bus {
  readonly #emitter = mitt<Record<string, unknown>>()
  /** Payloads of buffered events without a subscriber yet; `null` after the first subscription. */
  readonly #buffers = new Map<string, unknown[] | null>()
  readonly #watchers = new Map<string, Watcher>()
  readonly #report: (error: unknown, event: string) => void

  /** @param report called with the error of a handler, thrown or rejected, and the event's id */
  constructor(report: (error: unknown, event: string) => void) {
    this.#report = report
  }

  /**
   * Calls `handler` with every later payload. The first subscriber of a buffered event also gets all earlier
   * payloads before this returns.
   */
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer {
    const { id } = event
    const guarded: EventHandler = (payload) => this.#run(id, handler as EventHandler, payload)
    this.#emitter.on(id, guarded)
    if (event.keep) {
      const buffer = this.#buffers.get(id)
      this.#buffers.set(id, null)
      buffer?.forEach(guarded)
    }
    return () => this.#emitter.off(id, guarded)
  }

  /**
   * Calls every subscriber, in the order of subscription. An error of one is reported and does not affect the
   * others.
   */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    const { id } = event
    const buffered = event.keep && this.#buffers.get(id) !== null
    if (buffered) this.#buffer(id, payload)
    else this.#emitter.emit(id, payload)
    this.#watchers.get(id)?.(payload, buffered)
  }

  /** An event's subscribers, as a live list: for events that are only built when there is a subscriber. */
  listenersOf({ id }: { readonly id: string }): { readonly length: number } {
    const { all } = this.#emitter
    const handlers = all.get(id) ?? []
    all.set(id, handlers) // mitt adds and removes handlers in this list from now on
    return handlers
  }

  /**
   * Calls the host's watcher for an event that starts plugins, after the subscribers. A watcher is no
   * subscriber: payloads stay buffered (`buffered`), and earlier ones are passed at once. One watcher for
   * each event.
   */
  watch(event: { readonly id: string }, watcher: Watcher): void {
    this.#watchers.set(event.id, watcher)
    if (this.#buffers.get(event.id)?.length) watcher(undefined, true)
  }

  #buffer(id: string, payload: unknown): void {
    const buffer = this.#buffers.get(id)
    if (!buffer) this.#buffers.set(id, [payload])
    else if (buffer.push(payload) > BUFFERED_MAX) buffer.shift()
  }

  #run(event: string, handler: EventHandler, payload: unknown): void {
    try {
      const result = handler(payload)
      if (result instanceof Promise) result.catch((error: unknown) => this.#report(error, event))
    } catch (error) {
      this.#report(error, event)
    }
  }
}
