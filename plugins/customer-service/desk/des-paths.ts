import CryptoJS from 'crypto-js/core'
import 'crypto-js/tripledes'
import 'crypto-js/mode-ecb'
import type { PathCodec } from '../contract.ts'
import { KEY_LENGTH } from './constants.ts'

const BASE64_BLOCKS =
  /^(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$|^[A-Za-z\d+/]{2,3}={1,2}$/
const BLOCK_BYTES = 8

/**
 * DES in ECB mode with PKCS#7 padding, in base64, followed by the key of 8 characters (EN-21). As the key travels with
 * the text, this only obfuscates the address; it protects nothing.
 */
export const desPaths: PathCodec = {
  decode(path) {
    const text = path.slice(0, -KEY_LENGTH)
    if (!BASE64_BLOCKS.test(text)) return undefined
    try {
      const ciphertext = CryptoJS.enc.Base64.parse(text)
      if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % BLOCK_BYTES !== 0) return undefined
      const plain = CryptoJS.DES.decrypt(
        CryptoJS.lib.CipherParams.create({ ciphertext }),
        CryptoJS.enc.Utf8.parse(path.slice(-KEY_LENGTH)),
        { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 },
      )
      // A wrong key decrypts to nothing, or to bytes that are not UTF-8, on which toString throws.
      return plain.sigBytes > 0 ? plain.toString(CryptoJS.enc.Utf8) || undefined : undefined
    } catch {
      return undefined
    }
  },
}
