import type { CipherSuite, Encrypted } from '../cipher-suite.ts'
import { encryptionFailed, missingEncryption } from '../errors.ts'
import { AES_KEY_BYTES, GCM_IV_BYTES, HEADER_PREFIX } from './constants.ts'
import { importKey } from './import-key.ts'

/**
 * AES-256-GCM under RSA-OAEP with SHA-256, by WebCrypto (SE-06). On the wire, all of it base64 with padding:
 *
 * - header `Encryption`: `modern.`, then the 32 bytes of the AES key under RSA-OAEP (SHA-256, MGF1 with SHA-256, no label);
 * - body: 12 bytes of IV, the ciphertext of the UTF-8 payload, 16 bytes of tag; no additional data.
 */
export const modern: CipherSuite = {
  id: 'modern',
  async encrypt(payload, publicKey) {
    const key = await importKey(publicKey)
    if (!key) throw missingEncryption()
    const encrypted = await encryptHybrid(payload, key).catch(() => undefined)
    // Thrown without the browser's own error.
    if (!encrypted) throw encryptionFailed()
    return encrypted
  },
}

async function encryptHybrid(payload: string, publicKey: CryptoKey): Promise<Encrypted> {
  // TextEncoder would replace a lone surrogate, and the gateway would read a text that nobody wrote.
  if (/\p{Surrogate}/u.test(payload)) throw new TypeError('no Unicode text')
  const { subtle } = crypto
  const secret = crypto.getRandomValues(new Uint8Array(AES_KEY_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(GCM_IV_BYTES))
  const aes = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const [header, ciphertext] = await Promise.all([
    subtle.encrypt('RSA-OAEP', publicKey, secret),
    subtle.encrypt({ name: 'AES-GCM', iv }, aes, new TextEncoder().encode(payload)),
  ])
  return {
    headers: { Encryption: HEADER_PREFIX + base64(new Uint8Array(header)) },
    body: base64(iv, new Uint8Array(ciphertext)),
  }
}

function base64(...parts: readonly Uint8Array[]): string {
  let binary = ''
  for (const part of parts) for (const byte of part) binary += String.fromCharCode(byte)
  return btoa(binary)
}
