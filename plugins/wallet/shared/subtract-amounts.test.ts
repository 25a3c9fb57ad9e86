// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Amount, toAmount } from '../contract/amount.ts'
import { subtractAmounts } from './subtract-amounts.ts'

it.each<[Amount, Amount, Amount]>([
  ['120000', '20000', '100000'],
  ['1', '0.00000001', '0.99999999'],
  ['1000.5', '0.5', '1000'],
  ['100', '99.99', '0.01'],
  ['999999999999999.99999999', '0.99999999', '999999999999999'],
  ['10', '0', '10'],
  ['5', '5', '0'],
  ['0.3', '0.1', '0.2'],
  // Nothing is left.
  ['1', '2', '0'],
])('%s without %s is %s', (from, other, rest) => expect(subtractAmounts(from, other)).toBe(rest))

it('what is taken away and what is left are the whole', () => {
  const units = fc.nat({ max: 2 ** 31 - 1 })
  const amount = (hundredths: number): Amount => toAmount((hundredths / 100).toFixed(2)) ?? '0'
  fc.assert(
    fc.property(units, units, (a, b) => subtractAmounts(amount(a), amount(b)) === amount(Math.max(0, a - b))),
  )
})
