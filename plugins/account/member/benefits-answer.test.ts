// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { benefitsAnswer } from './benefits-answer.ts'
import { MAX_BENEFITS, MAX_LEVELS } from './constants.ts'

const read = (levels: unknown) => v.safeParse(benefitsAnswer, { success: true, value: { levels } })
const bronze = { rankLevel: 1, labelName: 'Bronze', benefits: [{ type: 'BONUS', name: 'Bonus', value: 5 }] }
const BRONZE = { level: 1, name: 'Bronze', benefits: [{ type: 'BONUS', name: 'Bonus', value: '5' }] }

describe('the answer of the VIP programme', () => {
  it.each([
    ['nothing', [], [], []],
    [
      'the lowest level first',
      [{ ...bronze, rankLevel: '3' }, bronze],
      [BRONZE, { ...BRONZE, level: 3 }],
      [],
    ],
    ['a level once', [bronze, { ...bronze, labelName: 'Again' }], [BRONZE], []],
    [
      'what is a level, without what is none',
      [null, 7, bronze, { rankLevel: 2 }, { ...bronze, rankLevel: -1 }, { ...bronze, rankLevel: 1.5 }],
      [BRONZE],
      [
        'levels.0: not an object',
        'levels.1: not an object',
        'levels.3: labelName',
        'levels.4: rankLevel',
        'levels.5: rankLevel',
      ],
    ],
    [
      'a level without what is no benefit',
      [{ ...bronze, benefits: [null, { name: '' }, { name: 'Gift' }, { name: 'Gift', type: 7, value: {} }] }],
      [
        {
          ...BRONZE,
          benefits: [
            { type: '', name: 'Gift', value: '' },
            { type: '', name: 'Gift', value: '' },
          ],
        },
      ],
      ['level 1.0: not an object', 'level 1.1: name'],
    ],
    [
      'a level whose benefits are no list',
      [{ ...bronze, benefits: 'all' }],
      [{ ...BRONZE, benefits: [] }],
      [],
    ],
  ])('has %s', (_case, levels, expected, refused) => {
    expect(read(levels)).toMatchObject({ success: true, output: { levels: expected, refused } })
  })

  it('has no more levels and benefits than a screen can show', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      ...bronze,
      rankLevel: index,
      benefits: Array.from({ length: 30 }, () => ({ name: 'Gift' })),
    }))
    const { output } = read(many) as { readonly output: v.InferOutput<typeof benefitsAnswer> }
    expect(output.levels).toHaveLength(MAX_LEVELS)
    expect(output.levels.map(({ benefits }) => benefits.length)).toEqual(
      Array.from({ length: MAX_LEVELS }, () => MAX_BENEFITS),
    )
  })

  it.each([[undefined], ['none'], [{}], [[null, 'Gold', { labelName: 'Gold' }]]])(
    'is refused: %j',
    (levels) => expect(read(levels).success).toBe(false),
  )
})
