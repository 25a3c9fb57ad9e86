import { type CanonicalEvent, defineExtensionPoint, type Store, token } from '@foyer/sdk'

/** What became of an event at one destination; `queued` says it waits there. */
export type DeliveryOutcome = 'sent' | 'queued' | 'skipped' | 'failed'

/** One line of the delivery ledger. An event that waited has two: `queued`, then what came of it. */
export interface Delivery {
  /** The event's id, `deposit:D-1`. */
  readonly event: string
  readonly name: CanonicalEvent
  /** The destination's key. */
  readonly destination: string
  readonly outcome: DeliveryOutcome
  /** Why it was skipped, failed or waits. */
  readonly reason?: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** What the router did with the latest events, oldest first: for the inspector (HA-03). */
export const DELIVERIES = token<Store<readonly Delivery[]>>('tracking.deliveries')

/** The fields of pixelTrack (EN-06) and the click ids, as a registration and the relay send them. */
export type PixelTrackField =
  | 'fbPixelId' | 'tiktokPixelId' | 'kwaiPixelBaseCode' | 'kwai_pixel_id' | 'gtagId' | 'twPixelId' | 'bigoPixelId'
  | 'voluumCid' | 'propellerAdsVisitorId' | 'kadamId' | 'tfTracker' | 'rtCid' | 'okspId' | 'okspFt' | 'obclid'
  | 'fbc' | 'fbp' | 'twclid' | 'utm_source' | 'fbclid' | 'gclid' | 'ttclid' | 'kwaiclid' | 'bbg' | 'cid' // prettier-ignore
export type PixelTrack = Readonly<Partial<Record<PixelTrackField, string>>>

/** Each tracking plugin that is on (so: consented to) says its part of pixelTrack, read at the moment it is sent (EN-06). */
export const pixelTrack = defineExtensionPoint<() => PixelTrack>({
  id: 'tracking.pixel-track',
  cardinality: 'many',
})

/** Query parameters that no destination may see in an address (TR-17), lower case. */
const SECRET_PARAMETERS: ReadonlySet<string> = new Set([
  'token', 'tokens', 'redirecturl', 'code', 'password', 'email', 'mobilenum', 'phone',
]) // prettier-ignore

/** Whether a pair of a query is a secret, or its value an address that holds one. */
function isSecret(pair: string): boolean {
  const [[name, value] = ['', '']] = new URLSearchParams(pair)
  return (
    SECRET_PARAMETERS.has(name.toLowerCase()) ||
    value.includes('@') ||
    (/[?#&]/.test(value) && holdsSecrets(value))
  )
}

/** Whether an address, or its query or hash, has something in it that a destination must not see (TR-17). */
export const holdsSecrets = (address: string): boolean => address.split(/[?#&]/).some(isSecret)

/** On this route `code` names a game (RT-08); everywhere else it may be a sign-in's. */
const LAUNCH_PATH = '/m/launchGame'

/** Whether the page's own address, which a vendor's script reads by itself, holds what it must not see (TR-17). */
export function pageHoldsSecrets({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  const query = pathname === LAUNCH_PATH ? search.replace(/([?&])code=[^&]*/g, '$1') : search
  return holdsSecrets(query + hash)
}

/** An address without its hash and its secret parameters; what stays keeps its exact spelling (TR-17). */
export function cleanAddress(address: string): string {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  const cleanPairs = query.split('&').filter((pair) => pair !== '' && !isSecret(pair))
  return cleanPairs.length > 0 ? `${path}?${cleanPairs.join('&')}` : path
}
