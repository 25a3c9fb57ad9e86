import { moneyTag } from '../../wallet/contract/money-tag.ts'

/**
 * Returns a formatter of whole amounts of a currency in a language (VA-15): `₫18,642,905,000`. Not `formatMoney`: the
 * jackpot is a number that counts up, without decimals, on the first path, where every byte counts. The `Intl` object is
 * made at the first amount that needs it, because it costs a slow phone a tenth of a second.
 *
 * @param sample the text of a large amount, which the bake has written: others are written like it
 */
export function moneyIn(tag: string, currency: string, sample = ''): (amount: number) => string {
  let formatter: Intl.NumberFormat | undefined
  return (amount) => {
    const written = like(sample, amount)
    if (written !== undefined) return written
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

/** `undefined` where the sample does not tell: for more digits than it has, and for four, which some languages do not group. */
function like(sample: string, amount: number): string | undefined {
  const digits = String(Math.round(amount))
  if (digits.length === 4 || !/^\d+$/.test(digits)) return undefined
  let start = sample.length
  for (let left = digits.length; left > 0; start--) {
    if (start === 0) return undefined
    if (/\d/.test(sample.charAt(start - 1))) left--
  }
  let index = 0
  const number = sample.slice(start).replace(/\d/g, () => digits.charAt(index++))
  return sample.slice(0, sample.search(/\d/)) + number
}
