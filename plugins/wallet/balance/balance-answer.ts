import * as v from 'valibot'
import { type Amount, isAmount, toAmount } from '../contract/amount.ts'

/** What the gateway says of a balance. */
export interface BalanceAnswer {
  readonly amount: Amount
  readonly currency: string
  /** Absent where the gateway names none. */
  readonly locked?: Amount
  /** Fields that could not be read: `lockedAmount`. */
  readonly refused: readonly string[]
}

/** The balance; its shape is assumed. What is no amount, or has no currency, is refused: it is never shown as 0. */
export const balanceAnswer = v.pipe(
  v.object({
    value: v.object({
      balance: v.pipe(v.unknown(), v.transform(toAmount), v.guard(isAmount)),
      currency: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      lockedAmount: v.optional(v.unknown()),
    }),
  }),
  v.transform(({ value: { balance, currency, lockedAmount } }): BalanceAnswer => {
    const locked = toAmount(lockedAmount)
    const refused = locked === undefined && lockedAmount !== undefined && lockedAmount !== null
    return {
      amount: balance,
      currency,
      ...(locked !== undefined && { locked }),
      refused: refused ? ['lockedAmount'] : [],
    }
  }),
)
