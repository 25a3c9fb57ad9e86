import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { MODULUS_BITS, PUBLIC_EXPONENT } from './constants.ts'

interface KeyPair {
  readonly privateKey: KeyObject
  /** As the gateway gives it out (CA-01). */
  readonly publicKey: { readonly modulus: string; readonly exponent: string }
}

let pair: Promise<KeyPair> | undefined

/** The gateway's own RSA key: made once a process, when it is first asked for, and never written anywhere. */
export function keyPair(): Promise<KeyPair> {
  pair ??= makePair()
  return pair
}

async function makePair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')
  return { privateKey, publicKey: { modulus, exponent: PUBLIC_EXPONENT } }
}
