import type { SignedHeader } from '@foyer/sdk'
import { encryptionFailed, missingEncryption } from './errors.ts'
import { encryptRsa } from './legacy/encrypt-rsa.ts'
import { readPublicKey } from './legacy/public-key.ts'

/**
 * The headers that sign a body (EN-29); their form is assumed. `X-Digest` is the SHA-256 of the body as it is sent, in hexadecimal digits;
 * `X-RSA` is that text under the gateway's key, by RSA with PKCS#1 v1.5, as base64.
 *
 * @param publicKey `value` of the gateway's response to the key request, unchecked; needed for `X-RSA` alone
 * @throws CodedError `CR-MISSING` without a usable key, `CR-FAILED` where this page has no WebCrypto, or RSA fails
 */
export async function signPayload(
  body: string,
  wanted: readonly SignedHeader[],
  publicKey: unknown,
): Promise<Readonly<Record<string, string>>> {
  const digest = await sha256(body)
  return Object.fromEntries(
    wanted.map((name) => [name, name === 'X-Digest' ? digest : underKey(digest, publicKey)]),
  )
}

async function sha256(text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    throw encryptionFailed()
  }
}

function underKey(text: string, publicKey: unknown): string {
  const key = readPublicKey(publicKey)
  if (!key) throw missingEncryption()
  const encrypted = encryptRsa(text, key)
  if (encrypted === undefined) throw encryptionFailed()
  return encrypted
}
