import { defineMock, failure, success } from '../../../mocks/define-mock.ts'

/** An event as the gateway received it. */
export interface ReceivedEvent {
  readonly event: string
  readonly event_id: string
  readonly [field: string]: unknown
}
interface Slice {
  /** Each event once, in the order of arrival. */
  readonly events: ReceivedEvent[]
  /** Ids of events that arrived again and were dropped. */
  readonly duplicates: string[]
  calls: number
}

/** The events of a body `{ events: "<JSON array>" }`; `undefined` for any other body (TR-12). */
function eventsOf(body: unknown): readonly ReceivedEvent[] | undefined {
  if (typeof body !== 'object' || body === null || !('events' in body) || typeof body.events !== 'string')
    return undefined
  try {
    const events: unknown = JSON.parse(body.events)
    return Array.isArray(events) && events.every(isReceived) ? events : undefined
  } catch {
    return undefined
  }
}
const isReceived = (value: unknown): value is ReceivedEvent =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  typeof value.event === 'string' &&
  'event_id' in value &&
  typeof value.event_id === 'string'

/** The relay's endpoint at the mock gateway: stores new events, and drops known ones. */
export default defineMock<Slice>({
  id: 'tracking.relay',
  initial: () => ({ events: [], duplicates: [], calls: 0 }),
  routes: [
    {
      id: 'tracking.relay',
      method: 'POST',
      path: '/wps/relay/MCSFE_reportEvents',
      reply({ body, slice }) {
        slice.calls++
        const events = eventsOf(body)
        if (!events)
          return failure('invalid.events', 'events is not a JSON string of events', { status: 400 })
        for (const event of events) {
          if (slice.events.some(({ event_id }) => event_id === event.event_id))
            slice.duplicates.push(event.event_id)
          else slice.events.push(event)
        }
        return success({ accepted: events.length })
      },
    },
  ],
})
