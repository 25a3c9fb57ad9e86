import type { EventType } from '@foyer/sdk'
import type { Events } from '../events/events.ts'

/** A bus for tests of kernel services: delivers at once and records everything that was emitted. */
export function fakeEvents(): Events & {
  readonly emitted: { readonly id: string; readonly payload: unknown }[]
} {
  const handlers = new Set<{ readonly id: string; readonly run: (payload: never) => void }>()
  const emitted: { id: string; payload: unknown }[] = []
  return {
    emitted,
    on<T>(event: EventType<T>, run: (payload: T) => void) {
      const handler = { id: event.id, run }
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
    emit<T>(event: EventType<T>, payload: NoInfer<T>) {
      emitted.push({ id: event.id, payload })
      for (const handler of [...handlers]) if (handler.id === event.id) handler.run(payload as never)
    },
  }
}
