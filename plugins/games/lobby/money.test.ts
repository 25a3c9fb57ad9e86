// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { LANGUAGE_CODES, tagOf } from '../../../kernel/i18n/languages.ts'
import { moneyIn } from './money.ts'

it.each([
  ['en', 'VND', '₫18,642,905'],
  ['vi', 'VND', '18.642.905 ₫'],
  ['bn', 'USD', '1,86,42,905 US$'],
  ['my', 'USD', '18,642,905 US$'],
  ['en', 'BRL', 'R$ 18.642.905'],
  ['bn', 'BRL', 'R$ 18.642.905'],
])('[VA-15] the jackpot in %s %s is %s', (tag, currency, text) =>
  expect(moneyIn(tag, currency)(18_642_904.6).replaceAll(/\s/g, ' ')).toBe(text),
)

it.each(
  LANGUAGE_CODES.flatMap((language) =>
    ['VND', 'BRL', 'INR', 'USD'].map((currency) => [tagOf(language), currency] as const),
  ),
)('in %s amounts of %s are the same, written like a sample', (tag, currency) => {
  const asBrowsers = moneyIn(tag, currency)
  const likeSample = moneyIn(tag, currency, asBrowsers(18_642_904_000))
  for (const amount of [
    0, 7, 42.5, 999, 1_000, 9_999.5, 10_000, 123_456, 1_234_567, 98_765_432.1, 18_642_904_321, 5e12,
  ])
    expect(likeSample(amount)).toBe(asBrowsers(amount))
})

it('writes an amount like a sample without the browser’s formats', () => {
  const formats = vi.spyOn(Intl, 'NumberFormat')
  expect(moneyIn('vi-VN', 'VND', '18.642.904.000\u00a0₫')(1_234_567)).toBe('1.234.567\u00a0₫')
  expect(formats).not.toHaveBeenCalled()
  formats.mockRestore()
})
