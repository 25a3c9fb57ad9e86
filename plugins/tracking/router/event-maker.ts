import {
  CANONICAL_EVENTS,
  type CanonicalEvent,
  isRecord,
  randomId,
  type TrackingEnrichment,
  type TrackingEvent,
  type TrackingPayload,
} from '@foyer/sdk'
import { pageOf, sanitize } from './sanitize.ts'

/** Events that happen once for each customer, so the customer's id identifies them. */
const ONCE: ReadonlySet<CanonicalEvent> = new Set([
  'firstOpen',
  'register',
  'firstDeposit',
  'firstDepositArrival',
  'startTrial',
])

/** The order, or the customer, that identifies an occurrence; `undefined` where nothing does. */
const sourceOf = (name: CanonicalEvent, payload: TrackingPayload): string | undefined =>
  payload.reference ?? (ONCE.has(name) ? payload.customerId : undefined)

/**
 * The id by which destinations, relay and gateway recognize a repeated event: the order's number if there is one, the
 * customer for what happens once, else random. Never the time: two tabs, or a retry, would make one event two.
 */
export function eventId(
  name: CanonicalEvent,
  payload: TrackingPayload,
  random: () => string = randomId,
): string {
  return `${name}:${sourceOf(name, payload) ?? random()}`
}

/** Whether the event would get the same id again: a random id never comes back. */
export const hasStableId = ({ name, payload }: TrackingEvent): boolean =>
  sourceOf(name, payload) !== undefined

/**
 * The event with the fields that the enrichments add; a field of its own is never replaced, and its id stays.
 *
 * @param failed called with what an enrichment threw; it adds nothing then
 */
export function enrich(
  event: TrackingEvent,
  enrichments: readonly TrackingEnrichment[],
  failed: (enrichment: TrackingEnrichment, error: unknown) => void,
): TrackingEvent {
  if (enrichments.length === 0) return event
  let payload: Readonly<Record<string, unknown>> = { ...event.payload }
  for (const enrichment of enrichments) {
    try {
      const added: unknown = enrichment.enrich(event)
      // It may come from anywhere, so it is cleaned like the event's own payload (TR-17).
      if (isRecord(added)) payload = { ...sanitize(added), ...payload }
    } catch (error) {
      failed(enrichment, error)
    }
  }
  return Object.freeze({ ...event, payload: sanitize(payload) })
}

const NAMES: ReadonlySet<unknown> = new Set(CANONICAL_EVENTS)

const isCanonical = (name: unknown): name is CanonicalEvent => NAMES.has(name)

interface EventMakerDeps {
  readonly now: () => number
  readonly enrichments: () => readonly TrackingEnrichment[]
  /** Called with a coded text where an occurrence or an enrichment is not usable. */
  readonly warn: (text: string, error?: unknown) => void
}

/** Makes the event of what any plugin may have emitted: see `createEventMaker`. */
export type EventMaker = (occurrence: unknown) => TrackingEvent | undefined

/**
 * Makes the events that destinations get: frozen, clean (TR-17) and enriched. `undefined`, and a warning, for what is none.
 * Never throws.
 */
export function createEventMaker({ now, enrichments, warn }: EventMakerDeps): EventMaker {
  let address = ''
  let page: string | undefined
  return (occurrence) => {
    try {
      const { name, payload = {} } = isRecord(occurrence) ? occurrence : {}
      if (!isCanonical(name)) return void warn(`TR-EVENT: no such tracking event: ${String(name)}`)
      if (!isRecord(payload)) return void warn(`TR-EVENT: the payload of ${name} is no object`)
      // The page's address is cleaned again only when the page has changed.
      const { href } = location
      if (href !== address) page = pageOf((address = href))
      const clean = sanitize(payload, page)
      const event = Object.freeze({ name, id: eventId(name, clean), at: now(), payload: clean })
      return enrich(event, enrichments(), ({ key }, error) =>
        warn(`TR-ENRICHMENT: the enrichment ${key} failed`, error),
      )
    } catch (error) {
      return void warn('TR-EVENT: the tracked event cannot be read', error)
    }
  }
}
