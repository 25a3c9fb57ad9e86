import type { CanonicalEvent, TrackedOccurrence, TrackingPayload } from '@foyer/sdk'
import type { Arrival } from '../contract/counts.ts'

const FIRST: readonly CanonicalEvent[] = ['firstDepositArrival', 'startTrial', 'deposit']
const LATER: readonly CanonicalEvent[] = ['redeposit', 'deposit']

/**
 * The tracked events of a deposit's arrival (TR-18). All name order and amount; only `deposit` has `value` and `revenue`, so
 * that no destination counts the money twice. The router cuts the currency (EN-17).
 *
 * @param customer - whose deposit it is
 */
export function arrivalEvents(
  { first, order }: Arrival,
  customer: Pick<TrackingPayload, 'customerId' | 'customerName'>,
): readonly TrackedOccurrence[] {
  const amount = order?.amount
  const common: TrackingPayload = {
    ...customer,
    ...(order && { reference: order.id, amount: order.amount, currency: order.currency }),
  }
  return (first ? FIRST : LATER).map((name) => ({
    name,
    payload:
      name === 'deposit' && amount !== undefined ? { ...common, value: amount, revenue: amount } : common,
  }))
}
