import CryptoJS from 'crypto-js/core'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import { DES_BLOCK_BYTES } from './constants.ts'

/**
 * DES in ECB mode with PKCS#7 padding, by crypto-js, of UTF-8 text, in base64. `undefined` where the outcome has the wrong length.
 * ECB shows which blocks are alike, and 56 bits can be searched: TLS is what protects the call, this is the gateway's wire format.
 *
 * @param key 8 ASCII characters
 */
export function encryptDes(text: string, key: string): string | undefined {
  // As bytes: a plain string would count as a passphrase, salted and derived.
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
