import CryptoJS from 'crypto-js/core'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import { DES_BLOCK_BYTES } from './constants.ts'

/**
 * Encrypts UTF-8 text by DES in ECB mode with PKCS#7 padding (crypto-js), as base64. `undefined` when the
 * result has the wrong length. ECB reveals equal blocks, and 56 bits can be searched: TLS protects the call;
 * this is only the gateway's wire format.
 *
 * @param key 8 ASCII characters
 */
export function encryptDes(text: string, key: string): string | undefined {
  // As bytes: crypto-js would derive a key from a string, with a salt.
  const bytes = CryptoJS.enc.Utf8.parse(key)
  const encrypted = CryptoJS.DES.encrypt(text, bytes, {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  })
  const plainBytes = new TextEncoder().encode(text).length
  const wanted = plainBytes - (plainBytes % DES_BLOCK_BYTES) + DES_BLOCK_BYTES
  return encrypted.ciphertext.sigBytes === wanted
    ? CryptoJS.enc.Base64.stringify(encrypted.ciphertext)
    : undefined
}
