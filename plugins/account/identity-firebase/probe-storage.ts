import type { StorageProbes } from './incognito.ts'

const PROBE = 'account.identity-firebase.probe'
const GIB = 2 ** 30
/** A private window of Chromium has at most a fifth. */
const SHARE_OF_MEMORY = 0.25

const succeeds = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    () => false,
  )

/** Opens an empty database and deletes it. */
const openDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(PROBE)
    opening.onerror = () => reject(new Error('no database'))
    opening.onsuccess = () => {
      opening.result.close()
      indexedDB.deleteDatabase(PROBE)
      resolve()
    }
  })

/** Makes a long, empty file, which uses no disk, and deletes it. False: there is no room for it. */
async function hasQuota(folder: FileSystemDirectoryHandle, bytes: number): Promise<boolean> {
  const file = await folder.getFileHandle(PROBE, { create: true })
  const writing = await file.createWritable()
  try {
    await writing.truncate(bytes)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  } finally {
    await writing.abort().catch(() => undefined)
    await folder.removeEntry(PROBE)
  }
}

/** Only Chromium reports it, up to a limit. */
function memoryGib(): number | undefined {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return typeof memory === 'number' ? memory : undefined
}

async function probeFiles(): Promise<StorageProbes> {
  // Missing on plain http, and in old browsers.
  const storage: Partial<StorageManager> | undefined = (navigator as Partial<Navigator>).storage
  if (!storage?.getDirectory) return {}
  const folder = await storage.getDirectory().catch(() => undefined)
  if (!folder) return { fileSystem: false }
  const gib = memoryGib()
  if (gib === undefined) return { fileSystem: true }
  const quota = await hasQuota(folder, gib * SHARE_OF_MEMORY * GIB).catch(() => undefined)
  return quota === undefined ? { fileSystem: true } : { fileSystem: true, quota }
}

/** Tests what the browser's storage allows. Never rejects. */
export async function probeStorage(): Promise<StorageProbes> {
  const [files, database] = await Promise.all([
    probeFiles(),
    'indexedDB' in globalThis ? succeeds(openDatabase()) : undefined,
  ])
  return database === undefined ? files : { ...files, database }
}
