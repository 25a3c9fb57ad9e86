/** What an address is to the server: the first kind that fits, from the most special on. nginx and the preview share them. */
export const KINDS = [
  ['asset', '^/m/(assets|t)/'],
  ['brand', '^/m/brand/'],
  ['build', '^/(m/sw[.]js|(m|mobile/mc)/asset-manifest[.]json)(\\?|$)'],
  ['page', '^/(m([/?]|$)|\\?|$)'],
  ['status', '^/wps/system/status(\\?|$)'],
  ['gateway', '^/(wps|lgw|mini-game|cdn)/'],
] as const
/** `other`: an error, or what an installation adds. */
export type AddressKind = (typeof KINDS)[number][0] | 'other'

export const kindOf = (address: string): AddressKind =>
  KINDS.find(([, pattern]) => new RegExp(pattern).test(address))?.[0] ?? 'other'

/** Values that depend on the request besides its kind, each as the header has it; empty: no such header. */
export interface RequestValues {
  /** The merchant's Content-Security-Policy. */
  readonly policy: string
  readonly pageCache: string
  readonly referrer: string
  readonly transport: string
  readonly robots: string
}

/** A token in the address (RR-01) leaves neither with a referrer nor stays in a cache. */
export const TOKEN_NAMES = ['token', 'tokens'] as const
export const pageCache = (token: boolean): string => (token ? 'no-store' : 'no-cache')
export const referrer = (token: boolean): string =>
  token ? 'no-referrer' : 'strict-origin-when-cross-origin'
/** For this host alone: what else a merchant runs below its domain is not ours to bind. */
export const transport = (secure: boolean): string => (secure ? 'max-age=31536000' : '')

/**
 * What no page of the site does itself: nobody may do it in its name. Frames (games, cashiers, chats) get full screen,
 * sound and payment as browsers give them.
 */
const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** One value for every answer, or one by kind; absent or empty: no such header. */
export type HeaderValue = string | Partial<Record<AddressKind, string>>

/**
 * What every answer of the server says, errors too (SE-07).
 *
 * - `Cache-Control`: a page, and what tells of a new build, is asked for again each time (it holds nothing of a member; `no-store` would
 *   cost the way Back and the start without a network); the status is not kept at all.
 * - `Content-Security-Policy`: the merchant's for pages; a logo runs and loads nothing. What the gateway sends is the
 *   gateway's to say.
 * - `Cross-Origin-Opener-Policy`: who opened this site has no hold on it; sign-in windows that this site opens report back.
 */
export const headersOf = (values: RequestValues): Readonly<Record<string, HeaderValue>> => ({
  'Cache-Control': {
    asset: 'public, max-age=31536000, immutable',
    brand: 'public, max-age=86400',
    build: 'no-cache',
    page: values.pageCache,
    status: 'no-store',
  },
  'Content-Security-Policy': {
    page: values.policy,
    brand: "default-src 'none'; style-src 'unsafe-inline'",
  },
  'Cross-Origin-Opener-Policy': { page: 'same-origin-allow-popups' },
  'Permissions-Policy': { page: PERMISSIONS },
  'Referrer-Policy': values.referrer,
  'Strict-Transport-Security': values.transport,
  Vary: { page: 'Cookie, Accept-Language' },
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': { page: values.robots },
})
