import { defineStorageKey, type Disposer, isRecord, type TrackingEvent } from '@foyer/sdk'
import { SEND_TIMEOUT_MS, SENT_IDS, SENT_WRITE_MS, UNSTORED_IDS } from './constants.ts'
import { hasStableId } from './event-maker.ts'

/** Ids of delivered events by destination, oldest first. */
type Ids = Readonly<Record<string, readonly string[]>>

/** What was delivered on this device, by destination; shared by the tabs of this host. */
export const SENT = defineStorageKey<Ids>({
  name: 'tracking.router.sent',
  area: 'local',
  parse: (stored) =>
    isRecord(stored)
      ? Object.fromEntries(
          Object.entries(stored).map(([key, ids]) => [
            key,
            Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
          ]),
        )
      : undefined,
})

/** The effects that the list uses. */
export interface SentIdsDeps {
  readonly read: () => Ids | undefined
  readonly write: (ids: Ids | undefined) => void
  readonly timeout: (run: () => void, ms: number) => Disposer
}

/**
 * A list of destinations' keys. Most events go to the same destinations in the same order: so their lists are the same
 * object, and each remembers the list with one more key.
 */
interface Keys {
  readonly list: readonly string[]
  nextKey?: string
  next?: Keys
}

const NONE: Keys = { list: [] }

function withKey(keys: Keys, key: string): Keys {
  if (keys.next && keys.nextKey === key) return keys.next
  if (keys.list.includes(key)) return keys
  keys.nextKey = key
  return (keys.next = { list: [...keys.list, key] })
}

/** One event: who has got it, and for whom that is not yet stored. */
interface Entry {
  readonly id: string
  keys: Keys
  added: Keys
}

/** Which events each destination has got, over reloads and tabs. */
export interface SentIds {
  has(key: string, event: TrackingEvent): boolean
  add(key: string, event: TrackingEvent): void
  /** Removes the ids of destinations that may store nothing (TR-16). */
  forget(forgotten: (key: string) => boolean): void
  /** Stores what was added: at the latest when the page is hidden. */
  flush(): void
  /** Another tab has written. */
  refresh(): void
}

/**
 * The list, by which a repeated event is not sent twice. Only ids that derive from an order or a customer: others never come
 * back. Where two tabs send the same event within a moment, the destination recognizes it by its id.
 */
export function createSentIds({ read, write, timeout }: SentIdsDeps): SentIds {
  /** Undefined until it is read, and again when another tab has written. */
  let known: Map<string, Entry> | undefined
  /** What is not yet stored, in order. */
  let added: Entry[] = []
  /** The latest event's: one destination after the other asks for it. */
  let latest: Entry | undefined

  function readKnown(): Map<string, Entry> {
    const entries = new Map<string, Entry>()
    for (const [key, ids] of Object.entries(read() ?? {}))
      for (const id of ids) {
        const entry = entries.get(id)
        if (entry) entry.keys = withKey(entry.keys, key)
        else entries.set(id, { id, keys: withKey(NONE, key), added: NONE })
      }
    for (const entry of added) {
      entry.keys = entry.added.list.reduce(withKey, entries.get(entry.id)?.keys ?? NONE)
      entries.set(entry.id, entry)
    }
    return entries
  }

  function entryOf(id: string): Entry {
    if (latest?.id === id) return latest
    known ??= readKnown()
    latest = known.get(id)
    if (!latest) known.set(id, (latest = { id, keys: NONE, added: NONE }))
    return latest
  }

  /** What is stored, by whichever tab, and what this one has to add. */
  function merged(): Ids {
    // The newest first, so that no more is read than is stored.
    const ids = new Map<string, Set<string>>()
    const put = (key: string, id: string): void => {
      const list = ids.get(key)
      if (!list) ids.set(key, new Set([id]))
      else if (list.size < SENT_IDS) list.add(id)
    }
    const puts = new Map<Keys, number>()
    for (const { id, added: keys } of [...added].reverse()) {
      const count = puts.get(keys) ?? 0
      // Each of these destinations has as many newer ones.
      if (count === SENT_IDS) continue
      puts.set(keys, count + 1)
      for (const key of keys.list) put(key, id)
    }
    for (const [key, list] of Object.entries(read() ?? {})) for (const id of [...list].reverse()) put(key, id)
    return Object.fromEntries([...ids].map(([key, list]) => [key, [...list].reverse()]))
  }

  function save(ids: Ids): void {
    for (const entry of added) entry.added = NONE
    added = []
    // What was known in this page alone is not needed for longer than it is stored.
    if (known && known.size > 2 * UNSTORED_IDS) refresh()
    write(Object.keys(ids).length > 0 ? ids : undefined)
  }

  function flush(): void {
    if (added.length > 0) save(merged())
  }

  function refresh(): void {
    known = latest = undefined
  }

  return {
    has(key, event) {
      if (!hasStableId(event)) return false
      const { keys } = entryOf(event.id)
      return keys.nextKey !== key && keys.list.includes(key)
    },
    add(key, event) {
      if (!hasStableId(event)) return
      const entry = entryOf(event.id)
      if (entry.added === NONE) {
        if (added.length === 0) timeout(flush, SENT_WRITE_MS)
        added.push(entry)
      }
      entry.keys = withKey(entry.keys, key)
      entry.added = withKey(entry.added, key)
      if (added.length > UNSTORED_IDS) flush()
    },
    forget(forgotten) {
      for (const entry of added)
        entry.added = entry.added.list.filter((key) => !forgotten(key)).reduce(withKey, NONE)
      added = added.filter((entry) => entry.added !== NONE)
      refresh()
      const ids = merged()
      const left = Object.entries(ids).filter(([key]) => !forgotten(key))
      if (left.length < Object.keys(ids).length) save(Object.fromEntries(left))
    },
    flush,
    refresh,
  }
}

interface SendLimitDeps {
  timeout(run: () => void, ms: number): Disposer
  /** Milliseconds that only grow. */
  elapsed(): number
}

/**
 * Starts the limit of one send. `passed` is called when the send is over time; the returned function is to be called when
 * the send ends: whether it was in time.
 */
type SendLimit = (passed: () => void) => () => boolean

/** Limits the time of a destination's pending send. One timer serves many sends, since the host refuses too many timers. */
export function createSendLimit({ timeout, elapsed }: SendLimitDeps): SendLimit {
  let pending: { readonly until: number; readonly passed: () => void } | undefined
  let isWatching = false

  function watch(): void {
    if (isWatching || !pending) return
    isWatching = true
    timeout(check, Math.max(0, pending.until - elapsed()))
  }

  function check(): void {
    isWatching = false
    if (!pending || pending.until > elapsed()) return watch()
    const { passed } = pending
    pending = undefined
    passed()
  }

  return (passed) => {
    const own = (pending = { until: elapsed() + SEND_TIMEOUT_MS, passed })
    watch()
    return () => {
      if (pending !== own) return false
      pending = undefined
      return true
    }
  }
}
