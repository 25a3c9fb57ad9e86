import { KEY_DATABASE } from './key-database.ts'

const STORE = 'keys'
const ID = 'login'
/** Some browsers never answer: in a private window, on a broken disk. Nobody waits longer than so. */
export const KEY_STORE_TIMEOUT_MS = 2_000

/** Keeps the key, in place of any other. Rejects where the browser keeps none. */
export const putKey = (key: CryptoKey): Promise<unknown> =>
  withTimeout(runTransaction('readwrite', (store) => store.put(key, ID)))

/** The key that is kept; `undefined`: there is none. Rejects where that cannot be known. */
export async function getKey(): Promise<CryptoKey | undefined> {
  const stored: unknown = await withTimeout(runTransaction('readonly', (store) => store.get(ID)))
  return stored instanceof CryptoKey ? stored : undefined
}

/** One question to the store. Answered when its transaction has ended: until then nothing is sure. */
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
    // An open database would keep other tabs from deleting it.
    database.close()
  }
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // Where the player's settings forbid it, this throws; that rejects as well.
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
