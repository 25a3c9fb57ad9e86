import type { Context, EventType } from '@foyer/sdk'

/**
 * Emits an event that must not end what the player does: the host refuses a flood of them (PL-FLOOD), and has reported it
 * then.
 */
export function emitSafely<T>(
  context: Pick<Context, 'emit'>,
  event: EventType<T>,
  payload: NoInfer<T>,
): void {
  try {
    context.emit(event, payload)
  } catch {
    // The listeners still learn of the session.
  }
}
