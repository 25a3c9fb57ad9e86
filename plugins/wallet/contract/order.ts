import type { Amount } from './amount.ts'

/** A deposit, or a withdrawal. */
export type OrderKind = 'deposit' | 'withdraw'

/**
 * `waiting`: the gateway has the order, and has not decided. `arrived`: the money is where it should be. `refused`: it is where it
 * was before. `cancelled`: the player took it back.
 */
export type OrderState = 'waiting' | 'arrived' | 'refused' | 'cancelled'

/** An order, as the gateway tells it. */
export interface Order {
  /** The gateway's id: `D880001`. */
  readonly id: string
  readonly kind: OrderKind
  readonly amount: Amount
  /** As the gateway names it: `VND`. */
  readonly currency: string
  readonly state: OrderState
  /** How it is paid, or to which card: for the player. Empty: the gateway does not say. */
  readonly method: string
  /** Why it was refused, in the gateway's words: text, never HTML. Empty: it does not say. */
  readonly reason: string
  /** Epoch milliseconds. */
  readonly placedAt: number | undefined
  readonly endedAt: number | undefined
  /** Where a deposit is paid: an https address, checked; `undefined` where nothing is to be paid any more. */
  readonly payUrl: string | undefined
}
