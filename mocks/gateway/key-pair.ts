import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { MODULUS_BITS, PUBLIC_EXPONENT } from './constants.ts'

interface KeyPair {
  readonly privateKey: KeyObject
  /** As the gateway gives it out (CA-01). */
  readonly publicKey: { readonly modulus: string; readonly exponent: string }
  /** The modern suite's own (SE-06): one key serves one padding. */
  readonly modern: { readonly privateKey: KeyObject; readonly spki: string }
}

let pair: Promise<KeyPair> | undefined

/** The gateway's own RSA keys: made once a process, when they are first asked for, and never written anywhere. */
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
