/** Shorter RSA keys are refused: keys of up to 829 bits have been factored. */
export const MIN_MODULUS_BITS = 1024
/** Longer keys are refused too: they would block a phone for seconds. */
export const MAX_MODULUS_BITS = 8192
/** Hexadecimal, as the gateway writes it: 65537 (CA-01). */
export const PUBLIC_EXPONENT = '10001'
/** A DES key: 8 bytes, of which DES uses 56 bits. */
export const DES_KEY_BYTES = 8
export const DES_BLOCK_BYTES = 8
