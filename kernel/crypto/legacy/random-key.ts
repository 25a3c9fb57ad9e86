import { DES_KEY_BYTES } from './constants.ts'

const FIRST_PRINTABLE = 0x21
const PRINTABLE_COUNT = 0x7e - FIRST_PRINTABLE + 1
/**
 * Bytes from this value on would make the first characters likelier than the last, so they are generated
 * again.
 */
const UNBIASED_BELOW = 256 - (256 % PRINTABLE_COUNT)

/** A new DES key: 8 printable ASCII characters, each equally likely, from the browser's generator (SE-05). */
export function randomKey(): string {
  const pool = new Uint8Array(DES_KEY_BYTES * 2)
  let key = ''
  while (key.length < DES_KEY_BYTES) {
    crypto.getRandomValues(pool)
    for (const byte of pool) {
      if (byte < UNBIASED_BELOW && key.length < DES_KEY_BYTES)
        key += String.fromCharCode(FIRST_PRINTABLE + (byte % PRINTABLE_COUNT))
    }
  }
  return key
}
