import type { TrackingEvent } from '@foyer/sdk'
import type { PixelTrack } from '../contract.ts'

/** An event in the form of the relay's call and of the outbox. */
export interface WireEvent {
  readonly event: string
  /** The gateway recognizes a repeated event by this id. */
  readonly event_id: string
  /** Epoch milliseconds. */
  readonly occurred_at: number
  readonly [field: string]: unknown
}

/** An event in the relay's spelling; absent fields stay absent. */
export function toWire({ name, id, at, payload }: TrackingEvent): WireEvent {
  const { customerId, customerName, ...rest } = payload
  return {
    event: name,
    event_id: id,
    occurred_at: at,
    // JSON omits undefined fields.
    customer_id: customerId,
    customer_name: customerName,
    ...rest,
  }
}

/**
 * The body of a call: the events as a JSON string (TR-12), each with the player's ids at the ad networks. The ids are
 * added only now, so that those of a network without consent any more are not sent.
 */
export const bodyOf = (events: readonly WireEvent[], ids: PixelTrack): { readonly events: string } => ({
  events: JSON.stringify(Object.keys(ids).length > 0 ? events.map((event) => ({ ...event, ids })) : events),
})

/** As many of the first events as fit into a body of `bytes` bytes. */
export function fitting(events: readonly WireEvent[], ids: PixelTrack, bytes: number): readonly WireEvent[] {
  const size = (part: readonly WireEvent[]): number =>
    new TextEncoder().encode(JSON.stringify(bodyOf(part, ids))).length
  let part = events
  while (part.length > 0 && size(part) > bytes) part = part.slice(0, Math.floor(part.length / 2))
  return part
}
