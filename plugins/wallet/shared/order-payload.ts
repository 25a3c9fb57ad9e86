import type { SessionInfo, TrackingPayload } from '@foyer/sdk'
import type { Amount } from '../contract/amount.ts'

interface PayloadParts {
  readonly order: { readonly amount: Amount; readonly currency: string }
  /** The order's id; before it is known, the page's reference. */
  readonly reference: string
  /** The id of whoever sent the order. */
  readonly member: string | undefined
  /** Of whoever is signed in: the name is theirs only if the order is. */
  readonly session: Pick<SessionInfo, 'id' | 'userName'> | undefined
}

/** An order as it is tracked (EN-17). */
export function orderPayload({ order, reference, member, session }: PayloadParts): TrackingPayload {
  const { amount, currency } = order
  return {
    ...(member !== undefined && { customerId: member }),
    ...(session && session.id === member && { customerName: session.userName }),
    reference,
    amount,
    value: amount,
    currency,
  }
}
