import { type CanonicalEvent, defineExtensionPoint, type Store, token } from '@foyer/sdk'

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

/** Query parameters that no destination may see in an address (TR-17), lower case. */
const SECRET_PARAMETERS: ReadonlySet<string> = new Set([
  'token', 'tokens', 'redirecturl', 'code', 'password', 'email', 'mobilenum', 'phone',
]) // prettier-ignore

/** Whether a query's pair is a secret, or its value is an address that contains one. */
function isSecret(pair: string): boolean {
  const [[name, value] = ['', '']] = new URLSearchParams(pair)
  return (
    SECRET_PARAMETERS.has(name.toLowerCase()) ||
    value.includes('@') ||
    (/[?#&]/.test(value) && holdsSecrets(value))
  )
}

/** Whether an address, a query or a hash contains a secret that a destination must not see (TR-17). */
export const holdsSecrets = (address: string): boolean => address.split(/[?#&]/).some(isSecret)

/** On this route `code` names a game (RT-08); on any other it may be a sign-in code. */
const LAUNCH_PATH = '/m/launchGame'

/** Whether the page's own address, which a vendor's script reads by itself, contains a secret (TR-17). */
export function pageHoldsSecrets({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  const query = pathname === LAUNCH_PATH ? search.replace(/([?&])code=[^&]*/g, '$1') : search
  return holdsSecrets(query + hash)
}

/** Removes the hash and the secret parameters of an address, and leaves the rest exactly as written (TR-17). */
export function cleanAddress(address: string): string {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  const cleanPairs = query.split('&').filter((pair) => pair !== '' && !isSecret(pair))
  return cleanPairs.length > 0 ? `${path}?${cleanPairs.join('&')}` : path
}
