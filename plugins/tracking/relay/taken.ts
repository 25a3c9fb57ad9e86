import { defineStorageKey, isRecord } from '@foyer/sdk'
import { TAKEN_IDS, TAKEN_MS } from './constants.ts'

/** An event that the gateway has acknowledged. */
interface TakenEvent {
  readonly event_id: string
  /** When: epoch milliseconds. */
  readonly at: number
}
type Taken = readonly TakenEvent[]

const isTaken = (value: unknown): value is TakenEvent =>
  isRecord(value) && typeof value['event_id'] === 'string' && typeof value['at'] === 'number'

/** What the gateway has acknowledged, oldest first; shared by the tabs of this host. */
export const TAKEN = defineStorageKey<Taken>({
  name: 'tracking.relay.taken',
  area: 'local',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isTaken) : undefined),
})

/** Whether the gateway has acknowledged an event of this id lately: as long as networks recognize a repeated one. */
export const wasTaken = (taken: Taken, id: string, now: number): boolean =>
  taken.some(({ event_id, at }) => event_id === id && now - at < TAKEN_MS)

/** Adds events; drops those that are too old, and the oldest of too many. */
export const withTaken = (taken: Taken, ids: Iterable<string>, now: number): Taken =>
  [
    ...taken.filter(({ at }) => now - at < TAKEN_MS),
    ...Array.from(ids, (event_id) => ({ event_id, at: now })),
  ].slice(-TAKEN_IDS)
