import { type Amount, compareAmounts } from '../contract/amount.ts'
import type { ParsedAmount } from './parse-amount.ts'

/** The least and the greatest amount, both allowed; without one there is no such limit. */
export interface AmountLimits {
  readonly min?: Amount | undefined
  readonly max?: Amount | undefined
}

/** Why an amount cannot be sent: a key of the plugin's texts. */
export type AmountProblem =
  | 'amount_missing'
  | 'amount_not_a_number'
  | 'amount_too_many_decimals'
  | 'amount_ambiguous_separators'
  | 'amount_too_large'
  | 'amount_zero'
  | 'amount_below_min'
  | 'amount_above_max'
  /** the least amount is greater than the greatest: there is nothing that the player could enter */
  | 'amount_limits_contradict'

const REFUSED = {
  'not-a-number': 'amount_not_a_number',
  'too-many-decimals': 'amount_too_many_decimals',
  'ambiguous-separators': 'amount_ambiguous_separators',
  'too-large': 'amount_too_large',
} as const

/** Whether no amount that can be sent is within the limits. */
export const limitsContradict = ({ min, max }: AmountLimits): boolean =>
  max !== undefined && (max === '0' || compareAmounts(min ?? '0', max) > 0)

/** The problem of what was entered; `undefined`: the amount can be sent. */
export function amountProblem(parsed: ParsedAmount, limits: AmountLimits): AmountProblem | undefined {
  if (limitsContradict(limits)) return 'amount_limits_contradict'
  if (parsed.kind === 'empty') return 'amount_missing'
  if (parsed.kind === 'refused') return REFUSED[parsed.problem]
  const { amount } = parsed
  const { min, max } = limits
  if (amount === '0') return 'amount_zero'
  if (min !== undefined && compareAmounts(amount, min) < 0) return 'amount_below_min'
  return max !== undefined && compareAmounts(amount, max) > 0 ? 'amount_above_max' : undefined
}
