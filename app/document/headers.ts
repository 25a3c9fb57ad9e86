/** The very end of a path: in a pattern of nginx `$` also fits before a last line feed. */
const END = '(?![\\s\\S])'
/**
 * The kinds of paths on the server: the first that matches counts, the most special first. nginx and the
 * preview share them, and each looks at the path that it serves: decoded, with one slash for several and without
 * dots. So an answer has the headers of its kind however its address was written.
 */
export const KINDS = [
  ['asset', '^/m/(assets|t)/'],
  ['brand', `^/(m/brand/|(favicon[.]ico|robots[.]txt)${END})`],
  ['build', `^/(m/sw[.]js|(m|mobile/mc)/asset-manifest[.]json)${END}`],
  ['page', `^/(m(/|${END})|${END})`],
  ['status', `^/wps/system/status${END}`],
  ['gateway', '^/(wps|lgw|mini-game|cdn)/'],
  ['document', `^/documents(/|${END})`],
] as const
/** `document`: a merchant's terms and the like, where an installation serves them. `other`: an error, or what else it adds. */
export type AddressKind = (typeof KINDS)[number][0] | 'other'

/** @param path as the server has read it, without the query */
export const kindOf = (path: string): AddressKind =>
  KINDS.find(([, pattern]) => new RegExp(pattern).test(path))?.[0] ?? 'other'

/** Values that depend on the request besides its kind, each as the header has it; empty: no such header. */
export interface RequestValues {
  /** The merchant's Content-Security-Policy. */
  readonly policy: string
  /** What `cameraPermissions` makes for the merchant. */
  readonly cameras: string
  readonly pageCache: string
  readonly referrer: string
  readonly transport: string
  readonly robots: string
}

/** What may hold a token (RR-01, `mayHoldSecret`) must not be sent as referrer or stored in a cache. */
export const pageCache = (secret: boolean): string => (secret ? 'no-store' : 'no-cache')
export const referrer = (secret: boolean): string =>
  secret ? 'no-referrer' : 'strict-origin-when-cross-origin'

/**
 * An answer of the gateway is data: opened as a page of this host, by a link or a frame, it runs nothing, has
 * no access to the site's storage, and is framed by nobody.
 */
const DATA_ONLY = "default-src 'none'; sandbox; frame-ancestors 'none'"
/** Only for this host: a merchant may run other services below its domain. */
export const transport = (secure: boolean): string => (secure ? 'max-age=31536000' : '')

/**
 * Features that no page of the site uses, and that are therefore denied: those whose names browsers know, since
 * a console warns of any other on each page. Frames (games, cashiers, chats) get
 * full screen, sound and payment by the browser's defaults.
 */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * The two features that a page of customer service may need: none may use them but frames of the merchant's own choice,
 * and those only where the page that frames them allows it too. Browsers demand that this site itself is listed.
 *
 * @param origins those that plugins declare under `origins.camera`
 */
export function cameraPermissions(origins: readonly string[]): string {
  const list = origins.length > 0 ? ['self', ...origins.map((origin) => `"${origin}"`)].join(' ') : ''
  return `camera=(${list}), microphone=(${list})`
}

/** One value for every answer, or one by kind; a kind that is absent has that of `other`. Empty: no such header. */
export type HeaderValue = string | Partial<Record<AddressKind, string>>

/**
 * The headers of every answer of the server, errors too (SE-07).
 *
 * - `Cache-Control`: pages, and files that announce a new build, are revalidated each time (they contain no
 *   member's data; `no-store` would break Back and the start offline); the status is not stored at all. A brand's
 *   file has no hash in its name: a new logo is everywhere within five minutes, and an old one is shown at once meanwhile.
 * - `Content-Security-Policy`: the merchant's for pages; a logo and a merchant's document run nothing, the gateway's
 *   answers and whatever else there is even less. A policy that the gateway sets itself applies as well.
 * - `Cross-Origin-Opener-Policy`: the opener of this site cannot access it; sign-in windows that this site
 *   opens can report back.
 */
export const headersOf = (values: RequestValues): Readonly<Record<string, HeaderValue>> => ({
  'Cache-Control': {
    asset: 'public, max-age=31536000, immutable',
    brand: 'public, max-age=300, stale-while-revalidate=86400',
    build: 'no-cache',
    page: values.pageCache,
    status: 'no-store',
  },
  'Content-Security-Policy': {
    page: values.policy,
    brand: "default-src 'none'; style-src 'unsafe-inline'",
    // The worker's own requests would obey a policy.
    build: '',
    document:
      "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'",
    other: DATA_ONLY,
  },
  'Cross-Origin-Opener-Policy': { page: 'same-origin-allow-popups' },
  'Permissions-Policy': { page: `${PERMISSIONS}, ${values.cameras}` },
  'Referrer-Policy': values.referrer,
  'Strict-Transport-Security': values.transport,
  Vary: { page: 'Cookie, Accept-Language' },
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': { page: values.robots },
})
