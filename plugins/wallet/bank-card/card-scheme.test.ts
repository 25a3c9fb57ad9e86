// @vitest-environment node
import { expect, it } from 'vitest'
import { cardScheme } from './card-scheme.ts'

it.each([
  ['4111111111111111', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2221000000000009', 'Mastercard'],
  ['2720999999999996', 'Mastercard'],
  ['2721000000000000', undefined],
  ['2220999999999999', undefined],
  ['378282246310005', 'American Express'],
  ['3530111333300000', 'JCB'],
  ['36227206271667', 'Diners Club'],
  ['6011111111111117', 'Discover'],
  ['6200000000000005', 'UnionPay'],
  ['9704000000000018', 'NAPAS'],
  ['2200000000000004', 'Mir'],
  // accounts, not cards
  ['1234567890123', undefined],
  ['411111111111', undefined],
  ['41111111111111111111', undefined],
  ['', undefined],
])('%s is of %s', (digits, name) => expect(cardScheme(digits)?.name).toBe(name))
