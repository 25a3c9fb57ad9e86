import { type AxiosStorage, buildStorage, type StorageValue } from 'axios-cache-interceptor'
import { CACHE_MAX_ENTRIES, CACHE_MAX_ENTRY_CHARS, CACHE_PREFIX, CACHE_MAX_CHARS } from './constants.ts'
import { keptNames, sessionArea } from './kept.ts'

/** A kept answer in session storage: when, for how long, its status, and from the next line on its text. */
const RECORD = /^(\d+) (\d+) (\d{3})\n/

/** Names an answer in the cache. The epoch makes answers to calls from before a flush fall through. */
export const keptId = (epoch: number, key: string): string => `${epoch} ${key}`

/**
 * Where axios-cache-interceptor keeps answers: in memory and, bounded in size, in session storage, so that a reload finds
 * them (CA-33). Storage that is blocked or full leaves the memory.
 *
 * Only status and text are kept, never headers: an ETag among them makes the library hold an expired answer for ever, and
 * then keep whatever follows it without asking its predicate. What is loading stays in memory, as no reload finishes it.
 */
export function keptAnswers(epoch: () => number): AxiosStorage & { clear(): void } {
  const memory = new Map<string, StorageValue>()
  const keyOf = (id: string): string | undefined => {
    const prefix = keptId(epoch(), '')
    return id.startsWith(prefix) ? id.slice(prefix.length) : undefined
  }
  const clear = (): void => memory.clear()
  const storage = buildStorage({
    find(id) {
      const key = keyOf(id)
      return key === undefined ? undefined : (memory.get(key) ?? read(key))
    },
    set(id, value) {
      const key = keyOf(id)
      if (key === undefined || (value.state !== 'cached' && value.state !== 'loading')) return
      memory.delete(key)
      if (value.state === 'loading') memory.set(key, value)
      else {
        const { data, status } = value.data
        const kept = { data, status, statusText: '', headers: {} }
        memory.set(key, { state: 'cached', ttl: value.ttl, createdAt: value.createdAt, data: kept })
        if (typeof data === 'string') write(key, `${value.createdAt} ${value.ttl} ${status}\n${data}`)
      }
      const [oldest] = memory.keys()
      if (memory.size > CACHE_MAX_ENTRIES && oldest !== undefined) memory.delete(oldest)
    },
    remove(id) {
      const key = keyOf(id)
      if (key === undefined) return
      memory.delete(key)
      attempt((area) => area.removeItem(CACHE_PREFIX + key))
    },
    clear,
  })
  return { ...storage, clear }
}

function attempt<T>(use: (area: Storage) => T): T | undefined {
  try {
    const area = sessionArea()
    return area && use(area)
  } catch {
    return undefined
  }
}

/** What session storage holds is only believed where it reads as a record, and one not from the future (EN-30). */
function read(key: string): StorageValue | undefined {
  const record = attempt((area) => area.getItem(CACHE_PREFIX + key))
  const head = record ? RECORD.exec(record) : undefined
  if (!record || !head) return undefined
  const [line, createdAt, ttl, status] = head
  if (Number(createdAt) > Date.now()) return undefined
  return {
    state: 'cached',
    createdAt: Number(createdAt),
    ttl: Number(ttl),
    data: { data: record.slice(line.length), status: Number(status), statusText: '', headers: {} },
  }
}

function write(key: string, record: string): void {
  attempt((area) => {
    const name = CACHE_PREFIX + key
    area.removeItem(name)
    if (record.length > CACHE_MAX_ENTRY_CHARS) return
    const others = keptNames(area)
      .map((other) => ({ other, at: Number.parseInt(area.getItem(other) ?? '', 10) || 0 }))
      .sort((a, b) => b.at - a.at)
    let room = CACHE_MAX_CHARS - record.length
    for (const [index, { other }] of others.entries()) {
      room -= area.getItem(other)?.length ?? 0
      if (room < 0 || index >= CACHE_MAX_ENTRIES - 1) area.removeItem(other)
    }
    area.setItem(name, record)
  })
}
