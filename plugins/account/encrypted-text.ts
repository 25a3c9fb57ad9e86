const IV_BYTES = 12

/** A key that the browser holds and never shows: nobody can copy it off the device. */
export const newEncryptionKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/**
 * Seals a text by AES-GCM.
 * @param associatedData can be read by all and is not in the result: only whoever names the same opens it
 * @returns base64 of the nonce and the ciphertext
 */
export async function encrypt(text: string, key: CryptoKey, associatedData: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = await crypto.subtle.encrypt(algorithm(iv, associatedData), key, encode(text))
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)))
}

/** Rejects for anything that was not sealed with this key and this bound, and for what has been changed since. */
export async function decrypt(encrypted: string, key: CryptoKey, associatedData: string): Promise<string> {
  const bytes = Uint8Array.from(atob(encrypted), (char) => char.charCodeAt(0))
  const iv = bytes.subarray(0, IV_BYTES)
  const text = await crypto.subtle.decrypt(algorithm(iv, associatedData), key, bytes.subarray(IV_BYTES))
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const algorithm = (iv: Uint8Array<ArrayBuffer>, associatedData: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: encode(associatedData),
})
