// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, compareAmounts, fractionDigitsOf, isAmount, toAmount } from './amount.ts'

describe('an amount', () => {
  it.each([
    [1000.5, '1000.5'],
    [0, '0'],
    [-0, '0'],
    [Number.MAX_SAFE_INTEGER, undefined],
    [999_999_999_999_999, '999999999999999'],
    // What only binary arithmetic adds is no money.
    [0.1 + 0.2, '0.3'],
    [99.99999999999999, '100'],
    [0.00000001, undefined],
    [1e21, undefined],
    [2 ** 53, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['1000.50', '1000.5'],
    [' 007 ', '7'],
    ['0.0', '0'],
    ['00', '0'],
    ['123456789012345.12345678', '123456789012345.12345678'],
    ['1234567890123456', undefined],
    ['0.123456789', undefined],
    ['0.1234567800', '0.12345678'],
    ['', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['+5', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['1,000', undefined],
    ['٥٠٠', undefined],
    ['Infinity', undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [['5'], undefined],
    [{}, undefined],
  ])('is read from the gateway’s %j as %j', (value, amount) => expect(toAmount(value)).toBe(amount))

  it.each(['01', '1.0', '1.50', '.5', '5.', '-1', '+1', '1e3', '', ' 1', '1 ', '1,5', '1234567890123456', 5])(
    'is canonical text, which %j is not',
    (value) => expect(isAmount(value)).toBe(false),
  )

  it('is whatever reading gives, however a gateway writes it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.anything(), fc.string(), decimalText), (value) => {
        const amount = toAmount(value)
        if (amount === undefined) return
        expect(isAmount(amount)).toBe(true)
        expect(toAmount(amount)).toBe(amount)
      }),
    )
  })

  it('has every digit of decimal text', () => {
    fc.assert(
      fc.property(canonical, fc.nat(3), (amount, zeros) => {
        const padded = amount.includes('.') ? amount : `${amount}.`
        expect(toAmount(`${'0'.repeat(zeros)}${padded}${'0'.repeat(zeros + 1)}`)).toBe(amount)
      }),
    )
  })
})

describe('the order of amounts', () => {
  it.each<[Amount, Amount, -1 | 0 | 1]>([
    ['0', '0', 0],
    ['9', '10', -1],
    ['10', '9', 1],
    ['0.5', '0.49', 1],
    ['1', '1.00000001', -1],
    ['1.2', '1.12', 1],
    ['1.2', '1.25', -1],
    ['999999999999999.98', '999999999999999.99', -1],
  ])('of %s and %s: %d', (a, b, order) => expect(compareAmounts(a, b)).toBe(order))

  it('is that of the numbers, exactly', () => {
    const units = (amount: Amount): bigint => {
      const [whole = '', fraction = ''] = amount.split('.')
      return BigInt(whole + fraction.padEnd(8, '0'))
    }
    fc.assert(
      fc.property(canonical, canonical, (a, b) => {
        expect(compareAmounts(a, b)).toBe(units(a) < units(b) ? -1 : units(a) > units(b) ? 1 : 0)
        expect(compareAmounts(a, a)).toBe(0)
      }),
    )
  })
})

it.each([
  ['VND', 0],
  ['JPY', 0],
  ['BRL', 2],
  ['usd', 2],
  ['KWD', 3],
  ['XXQ', 2],
  ['USDT', 2],
  ['', 2],
  ['₫', 2],
])('an amount in %j has %d digits after the point', (currency, digits) =>
  expect(fractionDigitsOf(currency)).toBe(digits),
)

const decimalText = fc
  .tuple(
    fc.bigInt({ min: 0n, max: 10n ** 17n }),
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 }),
  )
  .map(([whole, fraction]) => `${whole}.${fraction}`)

/** Every canonical text, small and large ones alike. */
const canonical: fc.Arbitrary<Amount> = fc
  .tuple(
    fc.oneof(fc.nat(30).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n })),
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 8 }),
  )
  .map(([whole, fraction]) => `${whole}.${fraction}`.replace(/\.?0*$/, ''))
  .filter(isAmount)
