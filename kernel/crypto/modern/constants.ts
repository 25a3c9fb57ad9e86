/** AES-256. */
export const AES_KEY_BYTES = 32
/** The standard IV length of GCM. Key and IV are generated for each call, so no pair is used twice. */
export const GCM_IV_BYTES = 12
/** Shorter RSA keys are refused: they have not been recommended for years. */
export const MIN_MODULUS_BITS = 2048
/** Longer keys are refused: they would block a phone. */
export const MAX_MODULUS_BITS = 8192
/**
 * Prefix of the key in the Encryption header. Base64 has no dot, so no header of the legacy suite begins with
 * it.
 */
export const HEADER_PREFIX = 'modern.'
