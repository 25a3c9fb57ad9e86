import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto'
import { AES_KEY_BYTES, GCM_IV_BYTES, GCM_TAG_BYTES } from './constants.ts'

const HEADER = /^modern\.([A-Za-z0-9+/]+=*)$/

/**
 * The text of a body under the modern suite (SE-06): `header` is `modern.` and, in base64, the AES key under RSA-OAEP with
 * SHA-256; `body`, in base64, IV, ciphertext and tag of AES-256-GCM. `undefined` for everything else, legacy bodies included.
 */
export function decryptModern(body: string, header: string, privateKey: KeyObject): string | undefined {
  const sealed = HEADER.exec(header)?.[1]
  if (sealed === undefined) return undefined
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const key = privateDecrypt(
      { key: privateKey, padding, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64'),
    )
    if (key.length !== AES_KEY_BYTES) return undefined
    const bytes = Buffer.from(body, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, GCM_IV_BYTES))
    decipher.setAuthTag(bytes.subarray(-GCM_TAG_BYTES))
    const plain = decipher.update(bytes.subarray(GCM_IV_BYTES, -GCM_TAG_BYTES))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Buffer.concat([plain, decipher.final()]),
    )
  } catch {
    return undefined
  }
}
