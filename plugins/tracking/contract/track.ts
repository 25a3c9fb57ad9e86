import { type Context, type TrackedOccurrence, tracked } from '@foyer/sdk'

/**
 * Tells of something that is tracked, where that must not end what the player does: the host refuses
 * the events of a plugin that it has stopped (`PL-CLOSED`).
 */
export function track(context: Pick<Context, 'emit'>, occurrence: TrackedOccurrence): void {
  try {
    context.emit(tracked, occurrence)
  } catch {
    // An order, a log-in or a game is worth more than the count of it.
  }
}
