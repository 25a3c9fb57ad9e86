import { type Amount, compareAmounts, toAmount } from '../contract/amount.ts'

const FRACTION_DIGITS = 8
const BASE = 10

/** What is left of an amount without another, to the last digit: `0` where the other one is as great or greater. */
export function subtractAmounts(from: Amount, other: Amount): Amount {
  if (compareAmounts(from, other) <= 0) return '0'
  const [a, b] = [digitsOf(from), digitsOf(other)]
  const length = Math.max(a.length, b.length)
  let result = ''
  let borrowed = 0
  for (let place = 1; place <= length; place += 1) {
    const digit = Number(a.at(-place) ?? 0) - Number(b.at(-place) ?? 0) - borrowed
    borrowed = digit < 0 ? 1 : 0
    result = String(digit + borrowed * BASE) + result
  }
  return toAmount(`${result.slice(0, -FRACTION_DIGITS)}.${result.slice(-FRACTION_DIGITS)}`) ?? '0'
}

/** In the smallest unit that an amount can have. */
function digitsOf(amount: Amount): readonly string[] {
  const [whole = '', fraction = ''] = amount.split('.')
  return [...whole, ...fraction.padEnd(FRACTION_DIGITS, '0')]
}
