// `#jsbn` (tsconfig.json, read by every tool here) bypasses the package's `exports`, which offer only the
// whole package. This part has RSA without ASN.1, PEM and key generation: 7.2 KB instead of 15.8 (brotli).
// Unlike the package's entry it accepts a custom padding and loads in plain Node. The version is pinned.
import { BigInteger } from '#jsbn/jsbn.js'
import { RSAKey } from '#jsbn/rsa.js'
import type { PublicKey } from './public-key.ts'

/** PKCS#1 v1.5 takes 11 bytes of the modulus. */
const PADDING_BYTES = 11

/**
 * Encrypts by RSA with PKCS#1 v1.5 padding (jsencrypt), as base64. `undefined` when there is no result or it
 * has the wrong length. The padding is generated here: jsencrypt's own comes from RC4, or from Math.random
 * without `window` (SE-05).
 *
 * @param text ASCII, at most `key.bytes - 11` characters
 */
export function encryptRsa(text: string, key: PublicKey): string | undefined {
  const rsa = new RSAKey()
  rsa.setPublic(key.modulus, key.exponent)
  const hex: unknown = rsa.encrypt(text, (message, length) => new BigInteger(padded(message, length)))
  if (typeof hex !== 'string' || hex.length !== key.bytes * 2) return undefined
  if (!/^[0-9a-f]+$/.test(hex) || /^0+$/.test(hex)) return undefined
  return btoa(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
}

/** `00 02`, random bytes that are not zero, `00`, the message. */
function padded(message: string, length: number): number[] {
  const filler = length - message.length - 3
  if (filler < PADDING_BYTES - 3) throw new RangeError('message too long for the key')
  return [0, 2, ...nonZero(filler), 0, ...Array.from(message, (character) => character.charCodeAt(0))]
}

function nonZero(count: number): number[] {
  const bytes: number[] = []
  while (bytes.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count - bytes.length)))
      if (byte !== 0) bytes.push(byte)
  }
  return bytes
}
