import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto'
import { DES_KEY_BYTES, MIN_FILLER_BYTES } from './constants.ts'
import { decryptModern } from './decrypt-modern.ts'
import { keyPair } from './key-pair.ts'

/** Decrypts a body with the suite of its `Encryption` header; `undefined` if it cannot be decrypted. */
export async function decrypt(body: string, header: string): Promise<string | undefined> {
  const { privateKey, modern } = await keyPair()
  return decryptModern(body, header, modern.privateKey) ?? decryptLegacy(body, header, privateKey)
}

/**
 * Decrypts a body of CA-01: `header` (base64) is the DES key under RSA with PKCS#1 v1.5, `body` (base64) the payload under
 * DES-ECB with PKCS#7. `undefined` if it cannot be decrypted: another key, bad padding, a DES key of another length, text
 * that is not UTF-8.
 */
function decryptLegacy(body: string, header: string, privateKey: KeyObject): string | undefined {
  try {
    // Node refuses PKCS#1 v1.5 here, because an attacker can distinguish its errors; a mock needs no such protection.
    const block = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(header, 'base64'),
    )
    const secret = stripPadding(block)
    if (secret?.length !== DES_KEY_BYTES) return undefined
    // OpenSSL 3 has no single DES; three times the same key is the same cipher.
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null)
    const bytes = Buffer.concat([decipher.update(Buffer.from(body, 'base64')), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The message in `00 02 filler 00 message`; `undefined` for a block of another form. */
export function stripPadding(block: Uint8Array): Uint8Array | undefined {
  if (block[0] !== 0 || block[1] !== 2) return undefined
  const end = block.indexOf(0, 2)
  return end >= 2 + MIN_FILLER_BYTES ? block.subarray(end + 1) : undefined
}
