// `#jsbn` (tsconfig.json, which every tool here goes by) leads past the package's `exports`, which offer only the whole. This is
// its RSA without the ASN.1, PEM and key generation that a call never needs: 7.2 KB instead of 15.8 (brotli). Unlike the entry it
// takes a padding from outside, and loads in plain Node. The version is pinned.
import { BigInteger } from '#jsbn/jsbn.js'
import { RSAKey } from '#jsbn/rsa.js'
import type { PublicKey } from './public-key.ts'

/** PKCS#1 v1.5 takes 11 bytes of the modulus. */
const PADDING_BYTES = 11

/**
 * RSA with PKCS#1 v1.5 padding, by jsencrypt, in base64. `undefined` where nothing, or nothing of the right length, came out.
 * The padding is drawn here: jsencrypt's own comes from RC4, and from Math.random where there is no `window` (SE-05).
 *
 * @param text ASCII, at most `key.bytes - 11` characters
 */
export function encryptRsa(text: string, key: PublicKey): string | undefined {
  const rsa = new RSAKey()
  rsa.setPublic(key.modulus, key.exponent)
  const hex: unknown = rsa.encrypt(text, (message, length) => new BigInteger(padded(message, length)))
  if (typeof hex !== 'string' || hex.length !== key.bytes * 2 || !/^[0-9a-f]*[1-9a-f][0-9a-f]*$/.test(hex))
    return undefined
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
