import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { MODULUS_BITS, PUBLIC_EXPONENT } from './constants.ts'

interface KeyPair {
  readonly privateKey: KeyObject
  /** The public key in the gateway's format (CA-01). */
  readonly publicKey: { readonly modulus: string; readonly exponent: string }
  /** The modern suite's own key (SE-06): each padding has a separate key. */
  readonly modern: { readonly privateKey: KeyObject; readonly spki: string }
}

let pair: Promise<KeyPair> | undefined

/** The gateway's RSA keys: generated once for each process, on first use, and never written to disk. */
export function keyPair(): Promise<KeyPair> {
  pair ??= makePair()
  return pair
}

async function makePair(): Promise<KeyPair> {
  const make = () => promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  const [{ privateKey, publicKey }, modern] = await Promise.all([make(), make()])
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')
  const spki = modern.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    privateKey,
    publicKey: { modulus, exponent: PUBLIC_EXPONENT },
    modern: { privateKey: modern.privateKey, spki },
  }
}
