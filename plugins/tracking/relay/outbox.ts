import { defineStorageKey } from '@foyer/sdk'
import { CLAIM_MS, OUTBOX_AGE_MS, OUTBOX_CHARS, OUTBOX_EVENTS } from './constants.ts'
import type { WireEvent } from './wire.ts'

const isWireEvent = (value: unknown): value is WireEvent => {
  const { event, event_id, occurred_at, claimed_until, member } = Object(value) as Readonly<
    Record<string, unknown>
  >
  return (
    typeof event === 'string' &&
    typeof event_id === 'string' &&
    typeof occurred_at === 'number' &&
    (member === undefined || typeof member === 'string') &&
    (claimed_until === undefined || typeof claimed_until === 'number')
  )
}

/** Events that the gateway has not yet acknowledged, oldest first; shared by the tabs of this host (TR-15). */
export const OUTBOX = defineStorageKey<readonly WireEvent[]>({
  name: 'tracking.relay.outbox',
  area: 'local',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isWireEvent) : undefined),
})

type Outbox = readonly WireEvent[]

/** Adds an event: returns the outbox unchanged if it has that id, and drops the oldest events if it is full. */
export function append(outbox: Outbox, event: WireEvent): Outbox {
  if (outbox.some(({ event_id }) => event_id === event.event_id)) return outbox
  const next = [...outbox, event].slice(-OUTBOX_EVENTS)
  let chars = next.reduce((sum, each) => sum + JSON.stringify(each).length, 0)
  let dropped = 0
  for (const each of next.slice(0, -1)) {
    if (chars <= OUTBOX_CHARS) break
    chars -= JSON.stringify(each).length
    dropped++
  }
  return next.slice(dropped)
}

/** The outbox without the events of these ids. */
export const without = (outbox: Outbox, ids: ReadonlySet<string>): Outbox =>
  outbox.filter(({ event_id }) => !ids.has(event_id))

/** The events that no tab is sending. A claim ends by itself, for the tab may have been closed. */
export const unclaimed = (outbox: Outbox, now: number): Outbox =>
  // A claim beyond its time was made by a clock that was wrong.
  outbox.filter(({ claimed_until: until = 0 }) => until <= now || until > now + CLAIM_MS)

/** Marks events as being sent by this tab. */
export const claim = (outbox: Outbox, ids: ReadonlySet<string>, now: number): Outbox =>
  outbox.map((event) => (ids.has(event.event_id) ? { ...event, claimed_until: now + CLAIM_MS } : event))

/** Marks events as not being sent. */
export const release = (outbox: Outbox, ids: ReadonlySet<string>): Outbox =>
  outbox.map((event) => {
    if (!ids.has(event.event_id)) return event
    const { claimed_until: _, ...free } = event
    return free as WireEvent
  })

/** The events that are recent enough: networks refuse older ones, and with them what is sent beside them. */
export const recent = (outbox: Outbox, now: number): Outbox =>
  outbox.filter(({ occurred_at }) => now - occurred_at < OUTBOX_AGE_MS)
