import { KEY_DATABASE } from './remembered-login-record.ts'

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

const STORE = 'keys'

const ID = 'login'

/** Some browsers never answer, in a private window or with a broken disk: a call waits this long. */
export const KEY_STORE_TIMEOUT_MS = 2_000

/** Stores the key in place of any other. Rejects if the browser cannot store it. */
export const putKey = (key: CryptoKey): Promise<unknown> =>
  withTimeout(runTransaction('readwrite', (store) => store.put(key, ID)))

/** The stored key; `undefined`: there is none. Rejects if the store cannot be read. */
export async function getKey(): Promise<CryptoKey | undefined> {
  const stored: unknown = await withTimeout(runTransaction('readonly', (store) => store.get(ID)))
  return stored instanceof CryptoKey ? stored : undefined
}

/** Runs one request. Resolves when its transaction has completed: before that nothing is certain. */
async function runTransaction<T>(
  mode: IDBTransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(STORE, mode)
    const answer = makeRequest(transaction.objectStore(STORE))
    await new Promise<unknown>((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = reject
    })
    return answer.result
  } finally {
    // An open database would prevent other tabs from deleting it.
    database.close()
  }
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // `open` throws if the player's settings forbid storage; the promise then rejects too.
    const opening = indexedDB.open(KEY_DATABASE)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = reject
  })

async function withTimeout<T>(operation: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the key store does not answer')), KEY_STORE_TIMEOUT_MS)
  })
  try {
    return await Promise.race([operation, timeout])
  } finally {
    clearTimeout(timer)
  }
}
