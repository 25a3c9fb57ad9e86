import { KEY_DATABASE } from './clear-remembered-login.ts'

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
