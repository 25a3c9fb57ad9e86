import { type AmountLimits, limitsContradict } from '../shared/amount-problem.ts'
import { type Amount, compareAmounts } from '../contract/amount.ts'
import { subtractAmounts } from '../shared/subtract-amounts.ts'
import type { WithdrawInfo } from './withdraw-info.ts'

/** Why nothing can be withdrawn now. */
export type Closed =
  /** `left` is still to be wagered */
  | { readonly reason: 'wagering'; readonly left: Amount; readonly required: Amount; readonly done: Amount }
  /** the least amount is greater than the greatest */
  | { readonly reason: 'limits' }
  /** less than the least amount is left of today's limit */
  | { readonly reason: 'daily'; readonly left: Amount }
  /** the balance is less than the least amount */
  | { readonly reason: 'balance'; readonly available: Amount; readonly least: Amount | undefined }

/** What an order may be, as far as the gateway has told. */
export interface WithdrawLimits {
  readonly limits: AmountLimits
  /** The greatest possible amount: for the control that takes all. `undefined`: not known, or none is possible. */
  readonly all: Amount | undefined
  readonly closed: Closed | undefined
}

/**
 * Limits of an order, and why there can be none. The gateway's own limits are shown in any case; balance and today's limit lower
 * the greatest amount where they leave one.
 */
export function withdrawLimits(info: WithdrawInfo): WithdrawLimits {
  const { available, min, max, dailyLeft } = info
  const most = [available, max, dailyLeft].reduce(lesser, undefined)
  const isPossible = !limitsContradict({ min, max: most })
  return {
    limits: { min, max: isPossible ? most : max },
    all: isPossible && available !== undefined ? most : undefined,
    closed: closedBy(info),
  }
}

function closedBy({ available, min, max, dailyLeft, wagering }: WithdrawInfo): Closed | undefined {
  if (wagering)
    return { reason: 'wagering', left: subtractAmounts(wagering.required, wagering.done), ...wagering }
  if (limitsContradict({ min, max })) return { reason: 'limits' }
  if (dailyLeft !== undefined && limitsContradict({ min, max: dailyLeft }))
    return { reason: 'daily', left: dailyLeft }
  if (available !== undefined && limitsContradict({ min, max: available }))
    return { reason: 'balance', available, least: min }
  return undefined
}

const lesser = (one: Amount | undefined, other: Amount | undefined): Amount | undefined => {
  if (one === undefined || other === undefined) return one ?? other
  return compareAmounts(one, other) <= 0 ? one : other
}
