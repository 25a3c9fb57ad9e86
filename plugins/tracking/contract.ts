import { type CanonicalEvent, defineExtensionPoint, holdsSecrets, type Store, token } from '@foyer/sdk'

/** Outcome of an event at one destination; `queued`: it waits there. */
export type DeliveryOutcome = 'sent' | 'queued' | 'skipped' | 'failed'

/** One line of the delivery ledger. An event that waited has two: `queued`, then its final outcome. */
export interface Delivery {
  /** The event's id, `deposit:D-1`. */
  readonly event: string
  readonly name: CanonicalEvent
  /** The destination's key. */
  readonly destination: string
  readonly outcome: DeliveryOutcome
  /** Why the event was skipped, failed or waits. */
  readonly reason?: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Outcomes of the latest events, oldest first, for the inspector (HA-03). */
export const DELIVERIES = token<Store<readonly Delivery[]>>('tracking.deliveries')

/** The fields of pixelTrack (EN-06) and the click ids, as a registration and the relay send them. */
export type PixelTrackField =
  | 'fbPixelId' | 'tiktokPixelId' | 'kwaiPixelBaseCode' | 'kwai_pixel_id' | 'gtagId' | 'twPixelId' | 'bigoPixelId'
  | 'voluumCid' | 'propellerAdsVisitorId' | 'kadamId' | 'tfTracker' | 'rtCid' | 'okspId' | 'okspFt' | 'obclid'
  | 'fbc' | 'fbp' | 'twclid' | 'utm_source' | 'fbclid' | 'gclid' | 'ttclid' | 'kwaiclid' | 'bbg' | 'cid' // prettier-ignore
export type PixelTrack = Readonly<Partial<Record<PixelTrackField, string>>>

/** Each active tracking plugin (so: with consent) contributes a part of pixelTrack, read when it is sent (EN-06). */
export const pixelTrack = defineExtensionPoint<() => PixelTrack>({
  id: 'tracking.pixel-track',
  cardinality: 'many',
})

/** Removes the hash and the secret parameters of an address, and leaves the rest exactly as written (TR-17). */
export function cleanAddress(address: string): string {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  const cleanPairs = query.split('&').filter((pair) => pair !== '' && !holdsSecrets(pair))
  return cleanPairs.length > 0 ? `${path}?${cleanPairs.join('&')}` : path
}
