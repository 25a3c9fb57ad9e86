/** Cookie that names a browser's world. */
export const WORLD_COOKIE = 'foyer_world'
/** Which pseudo-language the development server shows: `accented` or `mirrored`. */
export const PSEUDO_COOKIE = 'foyer_pseudo'
/** How long the fault `slow` holds an answer back. */
export const SLOW_MS = 3_000
/** Length of the gateway's RSA key. */
export const MODULUS_BITS = 2048
/** Hexadecimal: 65537 (CA-01). */
export const PUBLIC_EXPONENT = '10001'
/** A DES key: 8 bytes. */
export const DES_KEY_BYTES = 8
/** An AES-256 key, and what stands before and after the ciphertext of its GCM. */
export const AES_KEY_BYTES = 32
export const GCM_IV_BYTES = 12
export const GCM_TAG_BYTES = 16
/** The least filler that PKCS#1 v1.5 allows. */
export const MIN_FILLER_BYTES = 8
/** Art never changes at its address. */
export const ART_CACHE = 'public, max-age=31536000, immutable'
/** What the gateway answers under; everything else is the site's. */
export const PREFIXES = ['/wps/', '/lgw/', '/mini-game/', '/cdn/', '/__gateway/'] as const

/** The site's own, which a world may answer in its place: a new build that has not been built. */
export const OVERRIDABLE_ASSETS: readonly string[] = [
  '/m/asset-manifest.json',
  '/mobile/mc/asset-manifest.json',
]

export const isGatewayPath = (path: string): boolean => PREFIXES.some((prefix) => path.startsWith(prefix))
