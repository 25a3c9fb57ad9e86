import { CACHE_MAX_ENTRIES, CACHE_MAX_ENTRY_CHARS, CACHE_PREFIX, CACHE_MAX_CHARS } from './constants.ts'
import { cachedNames, sessionArea } from './session-cache.ts'

/** A cached response: status and text only. Headers may name the member, and the cache does not use them. */
export interface CachedResponse {
  readonly status: number
  readonly text: string
  /** Epoch milliseconds. */
  readonly storedAt: number
}

/** A record in session storage: time stored, status, and from the next line on its text. */
const RECORD = /^(\d+) (\d{3})\n/

/** The cache in session storage. If that is blocked, full or absent, nothing is cached; no call fails. */
export const responseCacheStorage = {
  /** `undefined` for a malformed record (EN-30). */
  read(key: string): CachedResponse | undefined {
    const record = attempt((area) => area.getItem(CACHE_PREFIX + key))
    const head = record ? RECORD.exec(record) : undefined
    if (!record || !head) return undefined
    const [line, storedAt, status] = head
    return {
      status: Number(status),
      text: record.slice(line.length),
      storedAt: Number(storedAt),
    }
  },

  /** Removes the oldest records until this one fits. A record that is too long is not written. */
  write(key: string, { status, text, storedAt }: CachedResponse): void {
    const record = `${storedAt} ${status}\n${text}`
    attempt((area) => {
      const name = CACHE_PREFIX + key
      area.removeItem(name)
      if (record.length > CACHE_MAX_ENTRY_CHARS) return
      makeRoom(area, record.length)
      area.setItem(name, record)
    })
  },

  remove(key: string): void {
    attempt((area) => area.removeItem(CACHE_PREFIX + key))
  },
}

function makeRoom(area: Storage, chars: number): void {
  const records = cachedNames(area)
    .map((name) => {
      const record = area.getItem(name) ?? ''
      return { name, chars: record.length, storedAt: Number.parseInt(record, 10) || 0 }
    })
    .sort((a, b) => b.storedAt - a.storedAt)
  let room = CACHE_MAX_CHARS - chars
  for (const [index, record] of records.entries()) {
    room -= record.chars
    if (room < 0 || index >= CACHE_MAX_ENTRIES - 1) area.removeItem(record.name)
  }
}

function attempt<T>(use: (area: Storage) => T): T | undefined {
  try {
    const area = sessionArea()
    return area && use(area)
  } catch {
    return undefined
  }
}
