import { defineStorageKey } from '@foyer/sdk'
import { OUTBOX_EVENTS } from './constants.ts'
import type { WireEvent } from './wire.ts'

const isWireEvent = (value: unknown): value is WireEvent => {
  const { event, event_id, occurred_at } = Object(value) as Readonly<Record<string, unknown>>
  return typeof event === 'string' && typeof event_id === 'string' && typeof occurred_at === 'number'
}

/** Events that the gateway has not yet acknowledged, oldest first; shared by the tabs of this host (TR-15). */
export const OUTBOX = defineStorageKey<readonly WireEvent[]>({
  name: 'tracking.relay.outbox',
  area: 'local',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isWireEvent) : undefined),
})

/** Adds an event: returns the outbox unchanged if it has that id, and drops the oldest event if it is full. */
export function append(outbox: readonly WireEvent[], event: WireEvent): readonly WireEvent[] {
  if (outbox.some(({ event_id }) => event_id === event.event_id)) return outbox
  return [...outbox, event].slice(-OUTBOX_EVENTS)
}

/** The outbox without the events of these ids. */
export const without = (outbox: readonly WireEvent[], ids: ReadonlySet<string>): readonly WireEvent[] =>
  outbox.filter(({ event_id }) => !ids.has(event_id))
