// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, tagOf } from '../../../kernel/i18n/languages.ts'
import { breakableMoney, formatMoney } from './format-money.ts'

const TAGS = LANGUAGE_CODES.map(tagOf)
/** Intl writes different spaces in different versions. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
const write = (amount: string, currency: string, tag: string): string =>
  plain(formatMoney(amount, currency, tag))

describe('an amount of money', () => {
  it.each([
    ['50000', 'VND', 'en', '₫50,000'],
    ['50000', 'VND', 'vi', '50.000 ₫'],
    ['1234567', 'INR', 'hi', '₹12,34,567.00'],
    ['12.5', 'USD', 'en', '$12.50'],
    ['100', 'USD', 'en', '$100.00'],
    ['0', 'USD', 'en', '$0.00'],
    ['1.5', 'KWD', 'en', 'KWD 1.500'],
    // A language that groups only from five digits on.
    ['1000', 'EUR', 'es', '1000,00 €'],
    ['10000', 'EUR', 'es', '10.000,00 €'],
    ['1234.5', 'USD', 'my', '1,234.50 US$'],
    ['1234567.5', 'USD', 'bn', '12,34,567.50 US$'],
    ['-0.5', 'USD', 'en', '-$0.50'],
    ['-1234', 'VND', 'en', '-₫1,234'],
    ['007.5', 'USD', 'en', '$7.50'],
    ['+1234', 'VND', 'en', '+₫1,234'],
    ['+0', 'VND', 'en', '₫0'],
    ['-500', 'MYR', 'ar', '\u200f\u200e-500.00 MYR'],
    ['+500', 'MYR', 'ar', '\u200f\u200e+500.00 MYR'],
    ['+500', 'MYR', 'ur', '\u200e+MYR 500.00'],
  ])('[VA-15] %s %s in %s is %s', (amount, currency, tag, text) =>
    expect(write(amount, currency, tag)).toBe(text),
  )

  it.each([...TAGS, 'fr'])('[VA-15] in reais is written as in Brazil, in %s too', (tag) => {
    expect(write('1234567.5', 'BRL', tag)).toBe('R$ 1.234.567,50')
    expect(write('12', 'brl', tag)).toBe('R$ 12,00')
  })

  it.each(TAGS)('[VA-15] has Latin digits in %s', (tag) => {
    expect(formatMoney('9876543210', 'VND', tag).replaceAll(/\D/g, '')).toBe('9876543210')
  })

  it.each(['', ' ', 'abc', '—', '1,000', '1e3', '12abc', '.5', '5.', '--5', 'NaN', '٥', '9'.repeat(22)])(
    '[VA-15] that is no decimal number comes back: %j',
    (text) => expect(formatMoney(text, 'USD', 'en')).toBe(text),
  )

  it.each([
    ['9007199254740993', 'VND', '₫9,007,199,254,740,993'],
    ['999999999999999.99', 'USD', '$999,999,999,999,999.99'],
    ['123456789012345678901', 'VND', '₫123,456,789,012,345,678,901'],
  ])('has all its digits: %s %s', (amount, currency, text) =>
    expect(write(amount, currency, 'en')).toBe(text),
  )

  it.each([
    ['99.999', 'USD', '$99.99'],
    ['1000.9', 'VND', '₫1,000'],
    ['-0.009', 'USD', '$0.00'],
    ['-1.999', 'USD', '-$1.99'],
  ])('looks no greater than it is: %s %s is %s', (amount, currency, text) =>
    expect(write(amount, currency, 'en')).toBe(text),
  )

  it.each([
    ['1234.5', 'USDT', 'en', '1,234.50 USDT'],
    ['1234.5', 'XX1', 'vi', '1.234,50 XX1'],
    ['1234.5', '₫', 'en', '1,234.50 ₫'],
    ['1234.5', '', 'en', '1,234.50'],
    ['-1', ' USDT ', 'en', '-1.00 USDT'],
  ])('has a currency that Intl refuses beside it: %s %j in %s', (amount, currency, tag, text) =>
    expect(write(amount, currency, tag)).toBe(text),
  )

  it('is what Intl writes of a number that is exact', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom(...TAGS),
        fc.constantFrom('VND', 'USD', 'INR', 'KWD', 'IDR', 'EUR'),
        (units, tag, currency) => {
          const intl = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'currency', currency })
          expect(formatMoney(String(units), currency, tag)).toBe(intl.format(units))
        },
      ),
      { numRuns: 300 },
    )
  })
})

it.each([
  ['MYR\u00a01,280.50', 'MYR 1,280.50'],
  ['18.642\u202f₫', '18.642 ₫'],
  ['$100.00', '$100.00'],
])('a line may end between currency and number: %j', (money, text) =>
  expect(breakableMoney(money)).toBe(text),
)
