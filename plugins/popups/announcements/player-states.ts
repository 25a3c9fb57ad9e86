import { type ContextOf, defineStorageKey, isRecord, type SessionInfo } from '@foyer/sdk'
import { MAX_OWNERS } from './constants.ts'
import type { manifest } from './manifest.ts'
import type { ClosedState, StoredState } from './should-show.ts'

type PluginStorage = ContextOf<typeof manifest>['storage']
type Entries<T> = readonly (readonly [owner: string, value: T])[]

/** All visitors of a device share one state (ST-22). A member's id has a prefix, so that none is this. */
const VISITOR = 'visitor'

/** Whose state it is (ST-22). */
export const ownerOf = (member: Pick<SessionInfo, 'id'> | undefined): string =>
  member === undefined ? VISITOR : `member ${member.id}`

function readEntries<T>(stored: unknown, read: (value: unknown) => T | undefined): Entries<T> | undefined {
  if (!Array.isArray(stored)) return undefined
  return stored.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return []
    const [owner, value]: readonly unknown[] = entry
    const known = read(value)
    return typeof owner === 'string' && known !== undefined ? [[owner, known] as const] : []
  })
}

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const readTexts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined

function readClosed(value: unknown): ClosedState | undefined {
  if (!isRecord(value)) return undefined
  const { show, hash, hiddenUntil } = value
  if (typeof show !== 'boolean' || typeof hash !== 'string') return undefined
  if (hiddenUntil === undefined) return { show, hash }
  return hiddenUntil === 'changed' || typeof hiddenUntil === 'number'
    ? { show, hash, hiddenUntil }
    : undefined
}

/** What each player's last closing left (ST-20). */
export const CLOSED = defineStorageKey<Entries<ClosedState>>({
  name: 'popups.announcements.states',
  area: 'local',
  parse: (stored) => readEntries(stored, readClosed),
})
/** The hash of the list that each player closed in this browser session. Outlives a log-out. */
export const CLOSED_IN_SESSION = defineStorageKey<Entries<string>>({
  name: 'popups.announcements.closed',
  area: 'session',
  parse: (stored) => readEntries(stored, readText),
})
/** Hashes of the items that each player has seen, of the last list. */
export const READ = defineStorageKey<Entries<readonly string[]>>({
  name: 'popups.announcements.read',
  area: 'local',
  parse: (stored) => readEntries(stored, readTexts),
})

const find = <T>(entries: Entries<T> | undefined, owner: string): T | undefined =>
  entries?.find(([each]) => each === owner)?.[1]
const put = <T>(entries: Entries<T> | undefined, owner: string, value: T): Entries<T> =>
  [...(entries ?? []).filter(([each]) => each !== owner), [owner, value] as const].slice(-MAX_OWNERS)

/** What is stored of a player. */
export const storedState = (storage: PluginStorage, owner: string): StoredState => ({
  closed: find(storage.get(CLOSED), owner),
  closedInSession: find(storage.get(CLOSED_IN_SESSION), owner),
})

/** Stores what closing leaves. */
export function storeClosed(storage: PluginStorage, owner: string, state: ClosedState): void {
  storage.set(CLOSED, put(storage.get(CLOSED), owner, state))
  storage.set(CLOSED_IN_SESSION, put(storage.get(CLOSED_IN_SESSION), owner, state.hash))
}

/** Hashes of the items that the player has seen. */
export const readItems = (storage: PluginStorage, owner: string): readonly string[] =>
  find(storage.get(READ), owner) ?? []

/** Stores the hashes of the items that the player has seen. */
export const storeRead = (storage: PluginStorage, owner: string, hashes: readonly string[]): void =>
  storage.set(READ, put(storage.get(READ), owner, hashes))
