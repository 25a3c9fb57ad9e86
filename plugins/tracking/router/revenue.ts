import type { CanonicalEvent, TrackingEvent, TrackingPayload } from '@foyer/sdk'

/**
 * The events of a deposit's arrival, which are tracked together (TR-18), each with those that have the money in its place
 * where the destination accepts them.
 */
const PREFERRED: { readonly [name in CanonicalEvent]?: readonly CanonicalEvent[] } = {
  deposit: [],
  firstDepositArrival: ['deposit'],
  startTrial: ['deposit', 'firstDepositArrival'],
  redeposit: ['deposit'],
}

/** The payload with its amount as value and revenue too; the same object where nothing is to be added. */
function withRevenue(payload: TrackingPayload): TrackingPayload {
  const { amount, value, revenue } = payload
  if (amount === undefined || (value !== undefined && revenue !== undefined)) return payload
  return { value: amount, revenue: amount, ...payload }
}

function withoutMoney(payload: TrackingPayload): TrackingPayload {
  const { value: _value, revenue: _revenue, amount: _amount, currency: _currency, ...rest } = payload
  return rest
}

/**
 * The event as a destination gets it: of the events of one arrival exactly one that it accepts has the money, the others have
 * none, so that no destination counts a deposit twice.
 *
 * @param accepts whether the destination takes events of that name; may throw
 */
export function withMoneyOnce(
  event: TrackingEvent,
  accepts: (name: CanonicalEvent) => boolean,
): TrackingEvent {
  const preferred = PREFERRED[event.name]
  if (!preferred) return event
  const { payload: given } = event
  const payload = preferred.some(accepts) ? withoutMoney(given) : withRevenue(given)
  if (payload === given) return event
  return Object.freeze({ ...event, payload: Object.freeze(payload) })
}
