import { redact } from '../logger/redact.ts'
import type { RecordedEvent } from './recorded-bus.ts'
import type { BusEvent } from './channel.ts'

/** The recorded events after the one with a number, as data; a payload is read only here. */
export const eventsAfter = (events: readonly RecordedEvent[], after: number): readonly BusEvent[] =>
  events
    .filter(({ id }) => id > after)
    .map(({ payload, at, ...event }) => ({
      ...event,
      payload: redact(payload),
      at: performance.timeOrigin + at,
    }))
