// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passesLuhn } from './bank-card-form.ts'

it.each([
  ['79927398713', true],
  ['79927398710', false],
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['378282246310005', true],
  ['0', true],
  ['', false],
])('%s: %s', (digits, passes) => expect(passesLuhn(digits)).toBe(passes))

it('finds each wrong digit', () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{1,18}$/),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (start, place, by) => {
        const number = [...'0123456789'].map((last) => start + last).find(passesLuhn) ?? ''
        const at = place % number.length
        const wrong = [...number].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit))
        expect(number).not.toBe('')
        expect(passesLuhn(wrong.join(''))).toBe(false)
      },
    ),
  ))
