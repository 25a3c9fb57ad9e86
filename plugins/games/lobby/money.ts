import { moneyTag } from '../../wallet/contract/money-tag.ts'

/**
 * Returns a formatter of whole amounts of a currency in a language (VA-15): `₫18,642,905,000`. Not `formatMoney`: the
 * jackpot is a number that counts up, without decimals, on the first path, where every byte counts. The `Intl` object is
 * made at the first amount, because it costs a slow phone a tenth of a second.
 */
export function moneyIn(tag: string, currency: string): (amount: number) => string {
  let formatter: Intl.NumberFormat | undefined
  return (amount) => {
    formatter ??= new Intl.NumberFormat(moneyTag(tag, currency), {
      style: 'currency',
      currency,
      // Without it, browsers before 2020 throw: it is 2 for most currencies, more than the maximum.
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    })
    return formatter.format(amount)
  }
}
