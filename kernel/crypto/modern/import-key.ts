import { isRecord } from '@foyer/sdk'
import { isText } from '../../storage/type-guards.ts'
import { readPublicKey } from '../legacy/public-key.ts'
import { MAX_MODULUS_BITS, MIN_MODULUS_BITS } from './constants.ts'

/**
 * The gateway's key for this suite: `spki` of the key response, a SubjectPublicKeyInfo in base64. It differs
 * from the legacy suite's key: with one key for both, an attacker of the old padding could decrypt what the
 * new one encrypted. WebCrypto imports any modulus, so it is checked as the legacy suite's is.
 *
 * @returns `undefined` for a key that is absent, not RSA, too short, too long, divisible by a small prime, or
 *   of another exponent
 */
export async function importKey(value: unknown): Promise<CryptoKey | undefined> {
  const spki = isRecord(value) ? value['spki'] : undefined
  if (!isText(spki) || !readPublicKey(spki)) return undefined
  let key: CryptoKey
  try {
    const bytes = Uint8Array.from(atob(spki), (character) => character.charCodeAt(0))
    key = await crypto.subtle.importKey('spki', bytes, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
      'encrypt',
    ])
  } catch {
    return undefined
  }
  // An imported RSA key always has these fields; the DOM's types declare only the name.
  const { modulusLength } = key.algorithm as RsaHashedKeyAlgorithm
  return modulusLength >= MIN_MODULUS_BITS && modulusLength <= MAX_MODULUS_BITS ? key : undefined
}
