import type { Amount } from '../contract/amount.ts'
import { numberStyleOf } from './number-style.ts'
import type { AmountLanguage } from './parse-amount.ts'

/** An amount to put into a field: without groups, so that two decimals can be read in one way alone: `1000,5`. */
export const amountText = (amount: Amount, { tag, currency }: AmountLanguage): string =>
  amount.replace('.', numberStyleOf(tag, currency).decimal)
