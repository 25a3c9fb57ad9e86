import type { TrackingEvent } from '@foyer/sdk'
import type { PixelTrack } from '../contract.ts'

/** An event as the relay takes it and as the outbox keeps it. */
export interface WireEvent {
  readonly event: string
  /** The gateway knows an event again by this. */
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
    // JSON leaves out what is undefined.
    customer_id: customerId,
    customer_name: customerName,
    ...rest,
  }
}

/**
 * The body of a call: the events as a JSON string (TR-12), each with the ids by which the ad networks know the player.
 * The ids are added as late as this, so that those of a network whose consent has gone are not sent.
 */
export const bodyOf = (events: readonly WireEvent[], ids: PixelTrack): { readonly events: string } => ({
  events: JSON.stringify(Object.keys(ids).length > 0 ? events.map((event) => ({ ...event, ids })) : events),
})

/** As many of the first events as fit into a body of so many bytes. */
export function fitting(events: readonly WireEvent[], ids: PixelTrack, bytes: number): readonly WireEvent[] {
  const size = (part: readonly WireEvent[]): number =>
    new TextEncoder().encode(JSON.stringify(bodyOf(part, ids))).length
  let part = events
  while (part.length > 0 && size(part) > bytes) part = part.slice(0, Math.floor(part.length / 2))
  return part
}
