const IV_BYTES = 12

/** Makes a key that the browser never exports, so that it cannot be copied off the device. */
export const newEncryptionKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/**
 * Encrypts a text by AES-GCM.
 * @param associatedData is not secret and not in the result; decryption needs the same value
 * @returns base64 of the nonce and the ciphertext
 */
export async function encrypt(text: string, key: CryptoKey, associatedData: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = await crypto.subtle.encrypt(algorithm(iv, associatedData), key, encode(text))
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)))
}

/** Rejects for a text that another key or other associated data encrypted, or that was changed since. */
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
