import type { Translate } from '@foyer/sdk'
import type { AmountLimits, AmountProblem } from './amount-problem.ts'
import { formatMoney } from '../contract/format-money.ts'
import type { AmountLanguage } from './parse-amount.ts'

/** Shows both separators, and how many decimals the currency has. */
const EXAMPLE = '1234.5'

/** A problem in the player's language, from the texts of the plugin (`AmountField` lists their keys). */
export function amountProblemText(
  problem: AmountProblem,
  { min, max }: AmountLimits,
  { tag, currency }: AmountLanguage,
  t: Translate<'wallet.deposit' | 'wallet.withdraw'>,
): string {
  const money = (amount = ''): string => formatMoney(amount, currency, tag)
  switch (problem) {
    case 'amount_below_min':
      return t(problem, { min: money(min) })
    case 'amount_above_max':
      return t(problem, { max: money(max) })
    case 'amount_not_a_number':
    case 'amount_too_many_decimals':
    case 'amount_ambiguous_separators':
      return t(problem, { example: money(EXAMPLE) })
    default:
      return t(problem)
  }
}
