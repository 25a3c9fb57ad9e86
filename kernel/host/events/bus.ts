import type { Disposer, EventType } from '@foyer/sdk'
import mitt from 'mitt'

/** So many payloads of one kept event wait for its first subscriber; of more, the oldest go. */
export const BUFFERED_MAX = 100

interface Watcher {
  (payload: unknown, buffered: boolean): void
}
type EventHandler = (payload: unknown) => unknown

/** The site's event bus: mitt, with typed events, kept payloads, and handlers that cannot harm each other. */
export class Bus {
  readonly #emitter = mitt<Record<string, unknown>>()
  /** Payloads of kept events that nobody has subscribed to yet; `null` once somebody has. */
  readonly #buffers = new Map<string, unknown[] | null>()
  readonly #watchers = new Map<string, Watcher>()
  readonly #report: (error: unknown, event: string) => void

  /** @param report told of what a handler threw or rejected with, and the event's id */
  constructor(report: (error: unknown, event: string) => void) {
    this.#report = report
  }

  /** Tells `handler` of every later emission; of a kept event the first subscriber is told, before this returns, of all that came before. */
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

  /** Tells every subscriber, in the order in which they came. A subscriber that throws is reported and harms no other. */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void {
    const { id } = event
    const buffered = event.keep && this.#buffers.get(id) !== null
    if (buffered) this.#buffer(id, payload)
    else this.#emitter.emit(id, payload)
    this.#watchers.get(id)?.(payload, buffered)
  }

  /** An event's subscribers, now and later: for an event that is worth emitting only where somebody listens. */
  listenersOf({ id }: { readonly id: string }): { readonly length: number } {
    const { all } = this.#emitter
    const handlers = all.get(id) ?? []
    all.set(id, handlers) // which mitt fills and empties from here on
    return handlers
  }

  /**
   * Tells the host of an event that starts plugins, after its subscribers, without being a subscriber: what is kept
   * stays (`buffered`). Of what is kept already it tells at once. One watcher for each event.
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
