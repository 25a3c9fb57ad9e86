import { KEY_DATABASE } from './key-database.ts'

const STORE = 'keys'
const ID = 'login'
/** Some browsers never answer: in a private window, on a broken disk. Nobody waits longer than so. */
export const KEY_STORE_MS = 2_000

/** Keeps the key, in place of any other. Rejects where the browser keeps none. */
export const putKey = (key: CryptoKey): Promise<unknown> =>
  inTime(ask('readwrite', (store) => store.put(key, ID)))

/** The key that is kept; `undefined`: there is none. Rejects where that cannot be known. */
export async function getKey(): Promise<CryptoKey | undefined> {
  const kept: unknown = await inTime(ask('readonly', (store) => store.get(ID)))
  return kept instanceof CryptoKey ? kept : undefined
}

/** One question to the store. Answered when its transaction has ended: until then nothing is sure. */
async function ask<T>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const answer = question(transaction.objectStore(STORE))
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

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // Where the player's settings forbid it, this throws; that rejects as well.
    const opening = indexedDB.open(KEY_DATABASE)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = reject
  })

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the key store does not answer')), KEY_STORE_MS)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
