import { type Disposer, type EventType, token } from '@foyer/sdk'

/** The bus as the kernel's own services use it. Plugins reach it by their context. */
export interface Events {
  /** Tells `handler` of every later emission; of a kept event the first subscriber is told, before this returns, of all that came before. */
  on<T>(event: EventType<T>, handler: (payload: T) => void): Disposer
  /** Tells every subscriber, in the order in which they came. A subscriber that throws is reported and harms no other. */
  emit<T>(event: EventType<T>, payload: NoInfer<T>): void
}
export const EVENTS = token<Events>('kernel.events')
