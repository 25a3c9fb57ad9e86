// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { drawsAnswer } from './draws-answer.ts'

const AT = 1_900_000_000_000
const wire = {
  vendor: 'LOTT',
  gameCode: 'LO1',
  name: 'Hourly',
  nextDrawTime: AT,
  lastResult: { drawTime: AT - 1, numbers: '04,17' },
}
const read = (value: unknown) => v.parse(drawsAnswer, { value })

describe('drawsAnswer', () => {
  it('reads a draw, with numbers as they were drawn', () =>
    expect(read([wire])).toEqual({
      draws: [
        {
          vendor: 'LOTT',
          code: 'LO1',
          name: 'Hourly',
          nextAt: AT,
          last: { at: AT - 1, numbers: ['04', '17'] },
        },
      ],
      refused: 0,
    }))

  it('sorts by the next draw', () =>
    expect(
      read([
        { ...wire, nextDrawTime: AT + 9 },
        { ...wire, nextDrawTime: String(AT + 1) },
      ]).draws.map(({ nextAt }) => nextAt),
    ).toEqual([AT + 1, AT + 9]))

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'draw'],
    ['a list', []],
    ['no name', { ...wire, name: undefined }],
    ['an empty name', { ...wire, name: ' ' }],
    ['a time in words', { ...wire, nextDrawTime: 'tomorrow' }],
    ['no finite time', { ...wire, nextDrawTime: Number.POSITIVE_INFINITY }],
    ['no vendor', { ...wire, vendor: null }],
    ['a code that is a number', { ...wire, gameCode: 7 }],
  ])('[EN-30] drops an entry alone: %s', (_case, entry) =>
    expect(read([entry, wire])).toMatchObject({ draws: [{ code: 'LO1' }], refused: 1 }),
  )

  it.each<[string, unknown]>([
    ['none', undefined],
    ['null', null],
    ['a text', '04,17'],
    ['no numbers', { drawTime: AT, numbers: '' }],
    ['a number that is none', { drawTime: AT, numbers: '04,x' }],
    ['too many to show', { drawTime: AT, numbers: '1,2,3,4,5,6,7,8,9' }],
    ['a list', { drawTime: AT, numbers: ['04'] }],
    ['no time', { numbers: '04' }],
  ])('shows a draw without a result that cannot be read whole: %s', (_case, lastResult) =>
    expect(read([{ ...wire, lastResult }])).toEqual({
      draws: [{ vendor: 'LOTT', code: 'LO1', name: 'Hourly', nextAt: AT }],
      refused: 0,
    }),
  )

  it('never throws for a list', () =>
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (value) => {
        const { draws, refused } = read(value)
        expect(draws.length + refused).toBe(value.length)
      }),
    ))
})
