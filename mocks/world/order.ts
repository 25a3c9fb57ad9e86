import type { Localised } from './localised.ts'

/** Page of the payment service, which this gateway stands for. */
export const PAY_PATH = '/__gateway/pay'

export type OrderKind = 'deposit' | 'withdraw'

/** A deposit or a withdrawal at the mock gateway. */
export interface MockOrder {
  readonly id: string
  /** The caller's, unless the gateway knows no references. */
  readonly reference?: string | undefined
  /** Id of the member. */
  readonly member: string
  readonly kind: OrderKind
  /** Decimal text, major units. */
  readonly amount: string
  /** Name of the way of payment, or the card as it is shown. */
  readonly method: string
  /** Epoch milliseconds. */
  readonly placedAt: number
  state: 'waiting' | 'arrived' | 'refused' | 'cancelled'
  /** When its outcome is decided: epoch milliseconds; `undefined`: not by time, as a payment that nobody has made. */
  decidedAt?: number | undefined
  outcome?: 'arrived' | 'refused'
  reason?: Localised
  endedAt?: number
}
