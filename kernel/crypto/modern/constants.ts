/** AES-256. */
export const AES_KEY_BYTES = 32
/** The length that GCM is made for. Drawn anew for each call, and so is the key: no pair of the two comes twice. */
export const GCM_IV_BYTES = 12
/** Shorter RSA keys are refused; no new key has been made shorter for years. */
export const MIN_MODULUS_BITS = 2048
/** Longer ones would hold up a phone. */
export const MAX_MODULUS_BITS = 8192
/** Stands before the key in the Encryption header. Base64 has no dot, so no header of the legacy suite starts so. */
export const HEADER_PREFIX = 'modern.'
