import { isRecord, type TrackingEnrichment, type TrackingEvent } from '@foyer/sdk'
import { sanitize } from './sanitize.ts'

/**
 * The event with the fields that the enrichments add; a field of its own is never replaced, and its id stays.
 *
 * @param failed called with what an enrichment threw; it adds nothing then
 */
export function enrich(
  event: TrackingEvent,
  enrichments: readonly TrackingEnrichment[],
  failed: (enrichment: TrackingEnrichment, error: unknown) => void,
): TrackingEvent {
  if (enrichments.length === 0) return event
  let payload: Readonly<Record<string, unknown>> = { ...event.payload }
  for (const enrichment of enrichments) {
    try {
      const added: unknown = enrichment.enrich(event)
      // It may come from anywhere, so it is cleaned like the event's own payload (TR-17).
      if (isRecord(added)) payload = { ...sanitize(added), ...payload }
    } catch (error) {
      failed(enrichment, error)
    }
  }
  return Object.freeze({ ...event, payload: sanitize(payload) })
}
