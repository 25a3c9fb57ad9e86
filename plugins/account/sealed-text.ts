const IV_BYTES = 12

/** A key that the browser holds and never shows: nobody can copy it off the device. */
export const newSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/**
 * Seals a text by AES-GCM.
 * @param bound can be read by all and is not in the result: only whoever names the same opens it
 * @returns base64 of the nonce and the ciphertext
 */
export async function seal(text: string, key: CryptoKey, bound: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, bound), key, encode(text))
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/** Rejects for anything that was not sealed with this key and this bound, and for what has been changed since. */
export async function unseal(sealed: string, key: CryptoKey, bound: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0))
  const iv = bytes.subarray(0, IV_BYTES)
  const text = await crypto.subtle.decrypt(algorithm(iv, bound), key, bytes.subarray(IV_BYTES))
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const algorithm = (iv: Uint8Array<ArrayBuffer>, bound: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: encode(bound),
})
