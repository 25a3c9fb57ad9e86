import { type CanonicalEvent, randomId, type TrackingEvent, type TrackingPayload } from '@foyer/sdk'

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
