// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isAmount } from '../contract/amount.ts'
import { balanceAnswer } from './balance-answer.ts'

const read = (value: unknown) => v.parse(balanceAnswer, { value })

describe('the balance’s answer', () => {
  it.each<[unknown, unknown]>([
    [{ balance: '1280.50', currency: 'BRL' }, { amount: '1280.5', currency: 'BRL', refused: [] }],
    [{ balance: 2_450_000, currency: 'VND', lockedAmount: 0 }, { amount: '2450000', currency: 'VND', locked: '0', refused: [] }],
    [{ balance: '0', currency: ' VND ', lockedAmount: '50.00' }, { amount: '0', currency: 'VND', locked: '50', refused: [] }],
    [{ balance: '1', currency: 'VND', lockedAmount: null }, { amount: '1', currency: 'VND', refused: [] }],
    [{ balance: '1', currency: 'VND', lockedAmount: 'much' }, { amount: '1', currency: 'VND', refused: ['lockedAmount'] }],
  ])('reads %j', (value, expected) => expect(read(value)).toEqual(expected)) // prettier-ignore

  it.each([
    {},
    null,
    { balance: null, currency: 'VND' },
    { balance: '', currency: 'VND' },
    { balance: 'n/a', currency: 'VND' },
    { balance: '1,280.50', currency: 'VND' },
    { balance: '-5', currency: 'VND' },
    { balance: 1e300, currency: 'VND' },
    { balance: true, currency: 'VND' },
    { balance: ['1'], currency: 'VND' },
    { balance: '1' },
    { balance: '1', currency: '' },
    { balance: '1', currency: 704 },
  ])('refuses %j: it is never shown as 0', (value) =>
    expect(v.safeParse(balanceAnswer, { value }).success).toBe(false),
  )

  it('gives amounts only, for any answer', () =>
    fc.assert(
      fc.property(
        fc.record({ balance: fc.anything(), currency: fc.string(), lockedAmount: fc.anything() }),
        (value) => {
          const { success, output } = v.safeParse(balanceAnswer, { value })
          if (success)
            expect(isAmount(output.amount) && (output.locked === undefined || isAmount(output.locked))).toBe(
              true,
            )
        },
      ),
    ))
})
