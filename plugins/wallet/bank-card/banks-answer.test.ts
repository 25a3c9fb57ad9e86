// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { banksAnswer } from './banks-answer.ts'

const bank = { code: 'HB', name: 'Harbour Bank', minLength: 8, maxLength: 12, card: true }
const read = (value: unknown) => v.safeParse(banksAnswer, { value })

describe('banksAnswer', () => {
  it('reads banks with their rules', () => {
    const result = read([bank, { code: 7, name: ' Seven ' }])
    expect(result.success && result.output).toEqual({
      banks: [
        { code: 'HB', name: 'Harbour Bank', minDigits: 8, maxDigits: 12, takesCards: true },
        { code: '7', name: 'Seven', minDigits: undefined, maxDigits: undefined, takesCards: false },
      ],
      refused: [],
    })
  })
  it.each<[string, unknown]>([
    ['null', null],
    ['no code', { ...bank, code: '' }],
    ['no name', { ...bank, name: ' ' }],
    ['the same code again', { ...bank, name: 'Another' }],
  ])('[EN-30] drops an entry alone: %s', (_case, bad) => {
    const result = read([bank, bad])
    expect(result.success && [result.output.banks.length, result.output.refused.length]).toEqual([1, 1])
  })
  it.each([
    [{ minLength: 12, maxLength: 8 }, undefined, undefined],
    [{ minLength: 'many', maxLength: 8 }, undefined, 8],
    [{ minLength: 0, maxLength: 6.5 }, undefined, undefined],
  ])('a rule that is none is left out: %j', (rule, minDigits, maxDigits) => {
    const result = read([{ ...bank, ...rule }])
    expect(result.success && result.output.banks[0]).toMatchObject({ minDigits, maxDigits })
  })
  it.each([[[null]], [null], [{}]])('refuses %j', (value) => expect(read(value).success).toBe(false))
  it('no bank is no mistake', () => expect(read([]).success).toBe(true))
})
