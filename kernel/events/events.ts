import { type Disposer, type EventType, token } from '@foyer/sdk'

/** The event bus for the kernel's own services. Plugins use it through their context. */
export interface Events {
  /**
   * Calls `handler` with every later payload. The first subscriber of a buffered event also gets all earlier
   * payloads before this returns.
   */
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer
  /**
   * Calls every subscriber, in the order of subscription. An error of one is reported and does not affect the
   * others.
   */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void
}
export const EVENTS = token<Events>('kernel.events')
