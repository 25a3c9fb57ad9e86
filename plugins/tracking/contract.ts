import {
  type CanonicalEvent,
  type ConsentCategory,
  type Context,
  defineExtensionPoint,
  holdsSecrets,
  type Store,
  token,
  tracked,
  type TrackedOccurrence,
  type TrackingEvent,
} from '@foyer/sdk'

/**
 * Outcome of an event at one destination. `queued`: it waits there; `retried`: a try failed, and another follows; `sent`
 * and `dropped` are final.
 */
export type DeliveryOutcome = 'queued' | 'retried' | 'sent' | 'dropped'

/** One line of the delivery ledger. */
export interface Delivery {
  /** The event's id, `deposit:D-1`. */
  readonly event: string
  readonly name: CanonicalEvent
  /** The destination's key. */
  readonly destination: string
  readonly outcome: DeliveryOutcome
  /** Why the event waits, was tried again or was dropped. */
  readonly reason?: string
  /** The categories of the destination that the player had granted then. */
  readonly consent: readonly ConsentCategory[]
  /** Epoch milliseconds. */
  readonly at: number
}

/** Outcomes of the latest events, oldest first, for the inspector (HA-03). */
export const DELIVERIES = token<Store<readonly Delivery[]>>('tracking.deliveries')

/** What became of a destination that is on. */
export interface DestinationReport {
  readonly key: string
  /** Id of the plugin. */
  readonly plugin: string
  /** `waiting`: it loads; `paused`: its circuit breaker is open, or a retry is due; `unavailable`: it could not be loaded. */
  readonly state: 'waiting' | 'ready' | 'paused' | 'unavailable'
  /** The code of its last failure. */
  readonly reason?: string
  /** Number of events that wait. */
  readonly queued: number
}

/** What one destination would get of an event. */
export interface PlannedDelivery {
  readonly destination: string
  /** `sends`, or why not: `not accepted`, `no consent`, `delivered before`, `native-shell delivers it`, a code. */
  readonly decision: string
  /** The event as the destination would get it, and the calls that it would make, as data. */
  readonly event?: TrackingEvent
  readonly calls?: unknown
}

/** What the merchant's console does with the router. Nothing here is needed to track. */
export interface TrackingTools {
  destinations(): Promise<readonly DestinationReport[]>
  /** What would go where, with which fields. Nothing is sent. */
  dryRun(occurrence: TrackedOccurrence): Promise<readonly PlannedDelivery[]>
  /**
   * Sends an event, whose id begins with `test-`, to one destination, without money and customer; the ledger shows what
   * became of it. Returns its id. Throws `TR-NO-DESTINATION` where that destination is not on.
   */
  sendTest(name: CanonicalEvent, destination: string): Promise<string>
}

export const TRACKING_TOOLS = token<TrackingTools>('tracking.tools')

/** The ids of the campaign that installed the operator's app, under the names of the registration (EN-13). */
export type CampaignField =
  | 'adAppToken'
  | 'gpsAdid'
  | 'adid'
  | 'afAppId'
  | 'appsflyerId'
  | 'afAdvertisingId'
  | 'afOaid'
  | 'idfa'
  | 'idfv'

export type CampaignInfo = Readonly<Partial<Record<CampaignField, string>>>

/** Who knows the campaign that installed the app contributes a function that is read when something is sent. */
export const campaignInfo = defineExtensionPoint<() => CampaignInfo>({
  id: 'tracking.campaign-info',
  cardinality: 'many',
})

/** The fields of pixelTrack (EN-06) and the click ids, as a registration and the relay send them. */
export type PixelTrackField =
  | 'fbPixelId'
  | 'tiktokPixelId'
  | 'kwaiPixelBaseCode'
  | 'kwai_pixel_id'
  | 'gtagId'
  | 'twPixelId'
  | 'bigoPixelId'
  | 'voluumCid'
  | 'propellerAdsVisitorId'
  | 'kadamId'
  | 'tfTracker'
  | 'rtCid'
  | 'okspId'
  | 'okspFt'
  | 'obclid'
  | 'fbc'
  | 'fbp'
  | 'twclid'
  | 'utm_source'
  | 'fbclid'
  | 'gclid'
  | 'ttclid'
  | 'kwaiclid'
  | 'bbg'
  | 'cid'

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
