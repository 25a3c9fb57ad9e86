// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, tagOf } from '../../../kernel/i18n/languages.ts'
import { type Amount, fractionDigitsOf, isAmount, toAmount } from '../contract/amount.ts'
import { formatMoney } from '../contract/format-money.ts'
import { parseAmount, type ParsedAmount, type ParseProblem } from './parse-amount.ts'

const TAGS = LANGUAGE_CODES.map(tagOf)
const CURRENCIES = [
  'VND',
  'BRL',
  'USD',
  'INR',
  'IDR',
  'KWD',
  'XOF',
  'MYR',
  'THB',
  'EUR',
  'JPY',
  'KRW',
  'USDT',
  'XTS',
]
const show = (parsed: ParsedAmount): string => {
  if (parsed.kind !== 'read') return parsed.kind === 'empty' ? 'empty' : parsed.problem
  return parsed.otherReading === undefined ? parsed.amount : `${parsed.amount} or ${parsed.otherReading}`
}
const parse = (text: string, tag: string, currency: string): string =>
  show(parseAmount(text, { tag, currency }))

describe('the text of an amount', () => {
  it.each(TAGS)(
    'is clear in %s where it has two different separators: the last is the decimal one',
    (tag) => {
      for (const text of [
        '1.000,50',
        '1,000.50',
        '1 000,50',
        '1 000.50',
        "1'000.50",
        '1٬000٫50',
        '１，０００．５０',
      ])
        for (const currency of ['USD', 'BRL']) expect(parse(text, tag, currency)).toBe('1000.5')
    },
  )

  it.each(TAGS)('has digits of any script in %s', (tag) => {
    for (const text of [
      '500',
      '٥٠٠',
      '۵۰۰',
      '५००',
      '৫০০',
      '௫௦௦',
      '๕๐๐',
      '៥០០',
      '၅၀၀',
      '５００',
      '五〇〇',
      '\u200f٥٠٠\u200f',
    ])
      expect(parse(text, tag, 'VND')).toBe('500')
  })

  it.each([
    // A language that groups by points, one that has decimals after a point, and currencies without decimals.
    ['1.000', 'vi', 'USD', '1000 or 1'],
    ['1.000', 'en', 'USD', '1 or 1000'],
    ['1,000', 'vi', 'USD', '1 or 1000'],
    ['1,000', 'en', 'USD', '1000 or 1'],
    ['1.000', 'vi', 'VND', '1000'],
    ['1.000', 'en', 'VND', '1000'],
    ['1,000', 'vi', 'VND', '1000'],
    ['1,000', 'en', 'VND', '1000'],
    ['1.234', 'vi', 'KWD', '1234 or 1.234'],
    ['1.234', 'en', 'KWD', '1.234 or 1234'],
    ['1.500', 'pt-BR', 'USD', '1500 or 1.5'],
    ['1.234', 'pt-BR', 'USD', '1234'],
    ['0.500', 'en', 'USD', '0.5'],
    // Reais are read as Brazil writes them, whatever the language.
    ['1.000', 'en', 'BRL', '1000 or 1'],
    ['1,50', 'en', 'BRL', '1.5'],
    ['1.000', 'pt', 'BRL', '1000 or 1'],
    // A keypad that has only the other separator.
    ['12.50', 'vi', 'USD', '12.5'],
    ['12,50', 'en', 'USD', '12.5'],
    ['12.5', 'ru', 'USD', '12.5'],
    ['1.000', 'ru', 'USD', '1000 or 1'],
    ['1 000', 'ru', 'USD', '1000'],
    ['1\u202f000', 'en', 'USD', '1000'],
    ['1.000.000', 'en', 'USD', '1000000'],
    ['1,000,000', 'vi', 'USD', '1000000'],
    ['1,00,000', 'hi', 'INR', '100000'],
    ['12,34,567.5', 'bn', 'USD', '1234567.5'],
    ['1,00,000', 'ur', 'USD', '100000'],
    ['1,00,000', 'en', 'INR', '100000'],
    ['100.00', 'en', 'VND', '100'],
    ['100,00', 'vi', 'VND', '100'],
    // While it is being typed.
    ['12.', 'en', 'USD', '12'],
    ['12.', 'vi', 'USD', '12'],
    ['1.000,', 'vi', 'USD', '1000'],
    ['.5', 'en', 'USD', '0.5'],
    [',5', 'en', 'USD', '0.5'],
    ['0', 'en', 'USD', '0'],
    ['007', 'en', 'USD', '7'],
    ['0,00', 'pt-BR', 'BRL', '0'],
    // With the currency.
    ['R$ 12,50', 'en', 'BRL', '12.5'],
    ['r$12,50', 'vi', 'BRL', '12.5'],
    ['12,50 BRL', 'zh-Hans', 'BRL', '12.5'],
    ['$5', 'vi', 'USD', '5'],
    ['$5 USD', 'en', 'USD', '5'],
    ['50.000đ', 'vi', 'VND', '50000'],
    ['50.000 vnđ', 'en', 'VND', '50000'],
    ['₫50,000', 'en', 'VND', '50000'],
    ['Rp 50.000', 'en', 'IDR', '50000'],
    ['12.50 usdt', 'en', 'USDT', '12.5'],
    ['\u200f1,234.50\u00a0US$', 'ar', 'USD', '1234.5'],
    ['\t 5 \n', 'en', 'USD', '5'],
    ['', 'en', 'USD', 'empty'],
    [' \u00a0\u200f', 'en', 'USD', 'empty'],
    ['999999999999999.99', 'en', 'USD', '999999999999999.99'],
  ])('%j in %s %s is read as %s', (text, tag, currency, expected) =>
    expect(parse(text, tag, currency)).toBe(expected),
  )

  it.each<[string, string, string, ParseProblem]>([
    ['5 00', 'en', 'USD', 'ambiguous-separators'],
    ['5 00', 'vi', 'VND', 'ambiguous-separators'],
    ['1,00,0', 'en', 'USD', 'ambiguous-separators'],
    ['1,00,0', 'hi', 'INR', 'ambiguous-separators'],
    ['1,00,000', 'en', 'USD', 'ambiguous-separators'],
    ['100,00,000', 'hi', 'INR', 'ambiguous-separators'],
    ['1.0000', 'vi', 'USD', 'ambiguous-separators'],
    ['1000.000', 'vi', 'USD', 'ambiguous-separators'],
    ['0.500', 'vi', 'USD', 'ambiguous-separators'],
    ['12.5', 'vi', 'VND', 'ambiguous-separators'],
    ['1,00', 'en', 'VND', 'ambiguous-separators'],
    ['1.000 000', 'en', 'USD', 'ambiguous-separators'],
    ['1.000,000.5', 'en', 'USD', 'ambiguous-separators'],
    ['1..5', 'en', 'USD', 'ambiguous-separators'],
    ['1  000', 'ru', 'USD', 'ambiguous-separators'],
    ['1,000.50,', 'en', 'USD', 'ambiguous-separators'],
    ['1.005', 'en', 'USD', 'too-many-decimals'],
    ['12,505', 'pt-BR', 'BRL', 'too-many-decimals'],
    ['1.000,501', 'vi', 'USD', 'too-many-decimals'],
    ['1,000.501', 'vi', 'USD', 'too-many-decimals'],
    ['1٫005', 'en', 'USD', 'too-many-decimals'],
    ['12.5', 'en', 'VND', 'too-many-decimals'],
    ['1.000,50', 'vi', 'VND', 'too-many-decimals'],
    ['1.2345', 'en', 'KWD', 'too-many-decimals'],
    ['1234567890123456', 'en', 'USD', 'too-large'],
    ['1.234.567.890.123.456', 'vi', 'VND', 'too-large'],
    ['9'.repeat(5000), 'en', 'USD', 'too-large'],
    ['abc', 'en', 'USD', 'not-a-number'],
    ['-5', 'en', 'USD', 'not-a-number'],
    ['+5', 'en', 'USD', 'not-a-number'],
    ['(5)', 'en', 'USD', 'not-a-number'],
    ['1e3', 'en', 'USD', 'not-a-number'],
    ['0x10', 'en', 'USD', 'not-a-number'],
    ['5k', 'en', 'USD', 'not-a-number'],
    ['€5', 'en', 'USD', 'not-a-number'],
    ['R$5', 'en', 'USD', 'not-a-number'],
    ['5 VND', 'en', 'USD', 'not-a-number'],
    ['USD', 'en', 'USD', 'not-a-number'],
    ['.', 'en', 'USD', 'not-a-number'],
    ['50%', 'en', 'USD', 'not-a-number'],
    ['½', 'en', 'USD', 'not-a-number'],
    ['十', 'zh-Hans', 'USD', 'not-a-number'],
    ['Infinity', 'en', 'USD', 'not-a-number'],
    ['5/10', 'en', 'USD', 'not-a-number'],
  ])('%j in %s %s is refused: %s', (text, tag, currency, problem) =>
    expect(parseAmount(text, { tag, currency })).toEqual({ kind: 'refused', problem }),
  )

  it('[VA-15] as the site writes it is read back as the same amount, in every language', () => {
    fc.assert(
      fc.property(amountIn, fc.constantFrom(...TAGS), ([amount, currency], tag) => {
        const parsed = parseAmount(formatMoney(amount, currency, tag), { tag, currency })
        expect(parsed).toMatchObject({ kind: 'read', amount })
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['ar', 'en', 'pt-BR', 'vi'])(
    '[VA-15] as the site writes it is read back in %s, in every currency',
    (tag) => {
      for (const currency of Intl.supportedValuesOf('currency'))
        expect([currency, parse(formatMoney('1234567', currency, tag), tag, currency)]).toEqual([
          currency,
          '1234567',
        ])
    },
  )

  it('never throws, and what it reads is an amount of the currency', () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' ٫٬٥，．-$₫eR\u00a0\u200f") })
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string()),
        fc.constantFrom(...TAGS),
        fc.constantFrom(...CURRENCIES),
        (typed, tag, currency) => {
          const parsed = parseAmount(typed, { tag, currency })
          if (parsed.kind !== 'read') return
          for (const amount of [parsed.amount, parsed.otherReading ?? '0']) {
            expect(isAmount(amount)).toBe(true)
            expect(amount.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(fractionDigitsOf(currency))
          }
          expect(parsed.otherReading).not.toBe(parsed.amount)
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

/** An amount with no more decimals than its currency has. */
const amountIn: fc.Arbitrary<[Amount, string]> = fc
  .tuple(
    fc.constantFrom(...CURRENCIES),
    fc.oneof(fc.nat(5_000_000).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n })),
    fc.nat(999),
  )
  .map(([currency, whole, part]) => {
    const fraction = String(part).padStart(3, '0').slice(0, fractionDigitsOf(currency))
    return [toAmount(fraction === '' ? String(whole) : `${whole}.${fraction}`) ?? '0', currency]
  })
