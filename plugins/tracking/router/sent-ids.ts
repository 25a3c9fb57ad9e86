import { defineStorageKey, type Disposer, isRecord, type TrackingEvent } from '@foyer/sdk'
import { SENT_IDS, SENT_WRITE_MS, UNSTORED_IDS } from './constants.ts'
import { hasStableId } from './event-id.ts'

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
  /** The destinations of each event, oldest first. Undefined until it is read, and again when another tab has written. */
  let known: Map<string, Set<string>> | undefined
  /** Of the event that is being delivered: one destination after the other asks for it. */
  let latest: { readonly id: string; readonly keys: Set<string> } | undefined
  let isStored = true

  function readKnown(): Map<string, Set<string>> {
    const ids = new Map<string, Set<string>>()
    for (const [key, list] of Object.entries(read() ?? {}))
      for (const id of list) ids.set(id, (ids.get(id) ?? new Set()).add(key))
    return ids
  }

  function keysOf(id: string): Set<string> {
    if (latest?.id === id) return latest.keys
    known ??= readKnown()
    let keys = known.get(id)
    if (!keys) known.set(id, (keys = new Set()))
    latest = { id, keys }
    return keys
  }

  /** What is stored, by whichever tab, and what this one knows: of each destination the latest. */
  function merged(): Ids {
    const ids = new Map(Object.entries(read() ?? {}).map(([key, list]) => [key, new Set(list)]))
    for (const [id, keys] of known ?? []) for (const key of keys) ids.set(key, (ids.get(key) ?? new Set()).add(id))
    return Object.fromEntries([...ids].map(([key, list]) => [key, [...list].slice(-SENT_IDS)]))
  }

  function save(ids: Ids): void {
    isStored = true
    write(Object.keys(ids).length > 0 ? ids : undefined)
  }

  function flush(): void {
    if (!isStored) save(merged())
  }

  function refresh(): void {
    flush()
    known = latest = undefined
  }

  return {
    has: (key, event) => hasStableId(event) && keysOf(event.id).has(key),
    add(key, event) {
      if (!hasStableId(event)) return
      keysOf(event.id).add(key)
      if (isStored) timeout(flush, SENT_WRITE_MS)
      isStored = false
      // What was known in this page alone is not needed for longer than it is stored.
      if (known && known.size > UNSTORED_IDS) refresh()
    },
    forget(forgotten) {
      for (const keys of known?.values() ?? []) for (const key of keys) if (forgotten(key)) keys.delete(key)
      const ids = merged()
      const left = Object.entries(ids).filter(([key]) => !forgotten(key))
      if (left.length < Object.keys(ids).length) save(Object.fromEntries(left))
    },
    flush,
    refresh,
  }
}
