// @vitest-environment node
import { expect, it } from 'vitest'
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
