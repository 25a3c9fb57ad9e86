/** Cookie with the id of a browser's world. */
export const WORLD_COOKIE = 'foyer_world'
/** Cookie of a browser that plays another one, by the script at `PLAY_SCRIPT`, which is the page's first. */
export const PLAY_COOKIE = 'foyer_play'
export const PLAY_SCRIPT = '/__gateway/browser.js'
/** Cookie with the development server's pseudo-language: `accented` or `mirrored`. */
export const PSEUDO_COOKIE = 'foyer_pseudo'
/** Cookie with the origin of the foreign plugin in development that the development server lets in, encoded. */
export const FOREIGN_COOKIE = 'foyer_foreign'
/** Delay of an answer by the fault `slow`. */
export const SLOW_MS = 3_000
/** Length of the gateway's RSA key. */
export const MODULUS_BITS = 2048
/** Hexadecimal: 65537 (CA-01). */
export const PUBLIC_EXPONENT = '10001'
/** A DES key: 8 bytes. */
export const DES_KEY_BYTES = 8
/** An AES-256 key, and the IV before and the tag after GCM's ciphertext. */
export const AES_KEY_BYTES = 32
export const GCM_IV_BYTES = 12
export const GCM_TAG_BYTES = 16
/** The least filler that PKCS#1 v1.5 allows. */
export const MIN_FILLER_BYTES = 8
/** Art never changes at its address. */
export const ART_CACHE = 'public, max-age=31536000, immutable'
/** Path prefixes of the gateway, and of the merchant's documents; every other path is the site's. */
export const PREFIXES = ['/wps/', '/lgw/', '/mini-game/', '/cdn/', '/documents/', '/__gateway/'] as const

/** Files of the site that a world may override, to simulate a new build. */
export const OVERRIDABLE_ASSETS: readonly string[] = [
  '/m/asset-manifest.json',
  '/mobile/mc/asset-manifest.json',
]

export const isGatewayPath = (path: string): boolean => PREFIXES.some((prefix) => path.startsWith(prefix))
/** How long the fault `429` asks to wait, in seconds. */
export const RETRY_AFTER_S = 5
