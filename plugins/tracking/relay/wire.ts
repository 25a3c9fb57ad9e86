import type { GrantedConsent, TrackingEvent } from '@foyer/sdk'
import type { CampaignInfo, PixelTrack } from '../contract.ts'

/** An event in the form of the relay's call and of the outbox. */
export interface WireEvent {
  readonly event: string
  /** The gateway recognizes a repeated event by this id. */
  readonly event_id: string
  /** Epoch milliseconds. */
  readonly occurred_at: number
  /** What the player had granted when it happened. */
  readonly consent?: GrantedConsent
  /** The player's ids at the ad networks. */
  readonly ids?: PixelTrack
  /** The campaign that installed the app. */
  readonly campaign?: CampaignInfo
  /** In the outbox alone: id of the member who was signed in. */
  readonly member?: string
  /** In the outbox alone: until then a tab is sending the event; epoch milliseconds. */
  readonly claimed_until?: number
  readonly [field: string]: unknown
}

/** What is known beside an event: from which clicks the player came, and what may be done with that. */
export interface Surroundings {
  /** Id of the member who is signed in. */
  readonly member?: string | undefined
  readonly consent: GrantedConsent
  readonly ids: PixelTrack
  readonly campaign: CampaignInfo
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0

/** An event in the relay's spelling; absent fields stay absent. */
export function toWire(
  { name, id, at, payload }: TrackingEvent,
  { consent, ids, campaign, member }: Surroundings,
): WireEvent {
  const { customerId, customerName, ...rest } = payload
  return {
    event: name,
    event_id: id,
    occurred_at: at,
    // JSON omits undefined fields.
    customer_id: customerId,
    customer_name: customerName,
    ...rest,
    consent,
    ...(!isEmpty(ids) && { ids }),
    ...(!isEmpty(campaign) && { campaign }),
    ...(member !== undefined && { member }),
  }
}

/** The event without what leads to an ad network, for a player who has revoked that consent. */
export function withoutIds({ ids: _ids, campaign: _campaign, ...event }: WireEvent): WireEvent {
  return event as WireEvent
}

/**
 * The body of a call: the events as a JSON string (TR-12). An event that happened before the networks' plugins had started
 * gets the ids of now.
 */
export function bodyOf(events: readonly WireEvent[], now: PixelTrack): { readonly events: string } {
  const sent = events.map(({ claimed_until: _claim, member: _member, ids, ...event }) => {
    const all = { ...now, ...ids }
    return isEmpty(all) ? event : { ...event, ids: all }
  })
  return { events: JSON.stringify(sent) }
}

/**
 * Whether an event may be sent now: the call has the token of whoever is signed in, who must not be another member than the
 * one it happened to.
 */
export const isSendable = ({ member }: WireEvent, current: string | undefined): boolean =>
  member === undefined || current === undefined || member === current

/** As many of the first events as fit into a body of `bytes` bytes. */
export function fitting(events: readonly WireEvent[], ids: PixelTrack, bytes: number): readonly WireEvent[] {
  const size = (part: readonly WireEvent[]): number =>
    new TextEncoder().encode(JSON.stringify(bodyOf(part, ids))).length
  let part = events
  while (part.length > 0 && size(part) > bytes) part = part.slice(0, Math.floor(part.length / 2))
  return part
}
