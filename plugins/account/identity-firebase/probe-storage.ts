import type { StorageProbes } from './incognito.ts'

const PROBE = 'account.identity-firebase.probe'

const opens = (opening: PromiseLike<unknown> | undefined): Promise<boolean | undefined> =>
  opening ? Promise.resolve(opening).then(() => true, () => false) : Promise.resolve(undefined) // prettier-ignore

/** Opens a database that nothing is written to, and takes it away again. */
function openDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PROBE)
    opening.onerror = () => reject(new Error('no database'))
    opening.onsuccess = () => {
      opening.result.close()
      indexedDB.deleteDatabase(PROBE)
      resolve()
    }
  })
}

/** The JavaScript heap of Chromium, which no standard has. */
const heapLimit = (): number | undefined => {
  const memory: unknown = Reflect.get(performance, 'memory')
  if (typeof memory !== 'object' || memory === null) return undefined
  const limit: unknown = Reflect.get(memory, 'jsHeapSizeLimit')
  return typeof limit === 'number' ? limit : undefined
}

/** Looks at what the browser's storage allows. Never rejects. */
export async function probeStorage(): Promise<StorageProbes> {
  // Missing on plain http, and in browsers of old.
  const storage: Partial<StorageManager> | undefined = (navigator as Partial<Navigator>).storage
  const [estimate, fileSystem, database] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    opens(storage?.getDirectory?.()),
    opens('indexedDB' in globalThis ? openDatabase() : undefined),
  ])
  const found = { quota: estimate?.quota, heapLimit: heapLimit(), fileSystem, database }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
