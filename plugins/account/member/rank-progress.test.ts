// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankAnswer } from './rank-answer.ts'
import { conditionsLeft, progressOf, type RankProgress } from './rank-progress.ts'

const rank = (completed: number, expected: number, labelId: string | undefined = 'vip-7'): RankProgress => ({
  completed,
  expected,
  labelId,
})
const read = (answer: unknown) => {
  const result = rankAnswer['~standard'].validate(answer)
  if (result instanceof Promise) throw new Error('is asynchronous')
  return result.issues ? 'refused' : result.value
}

describe('the progress to the next level', () => {
  it.each([
    [rank(3, 5), 0.6, 2],
    [rank(0, 5), 0, 5],
    [rank(5, 5), 1, 0],
    [rank(9, 5), 1, 0],
    [rank(-2, 5), 0, 5],
    [rank(2.5, 5), 0.5, 3],
    [rank(0, 0), 1, 0],
    [rank(3, -1), 1, 0],
    [{ completed: 2, expected: 5, labelId: undefined }, 1, 0],
  ])('[ST-30] of %j is %d, and %d conditions are left', (given, part, left) => {
    expect([progressOf(given), conditionsLeft(given)]).toEqual([part, left])
  })

  it('[ST-30] is between 0 and 1 whatever the gateway counts, and 1 exactly where nothing is left', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (completed, expected) => {
        const part = progressOf(rank(completed, expected))
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
        expect(conditionsLeft(rank(completed, expected)) === 0).toBe(part === 1)
      }),
    )
  })
})

describe('the answer of the rank progress', () => {
  const current = { completedConditions: 3, totalExpectedConditions: 5 }
  it.each([
    ['as specified', { currentProgress: current, playerRankProgress: { labelId: 'vip-7' } }, rank(3, 5)],
    [
      'numbers as text, and the id as a number',
      {
        currentProgress: { completedConditions: '3', totalExpectedConditions: ' 5 ' },
        playerRankProgress: { labelId: 7 },
      },
      rank(3, 5, '7'),
    ],
    [
      'no label id',
      { currentProgress: current, playerRankProgress: {} },
      { ...rank(3, 5), labelId: undefined },
    ],
    [
      'an empty label id',
      { currentProgress: current, playerRankProgress: { labelId: ' ' } },
      { ...rank(3, 5), labelId: undefined },
    ],
    [
      'no rank',
      { currentProgress: current, playerRankProgress: null },
      { ...rank(3, 5), labelId: undefined },
    ],
    ['nothing', {}, { completed: 0, expected: 0, labelId: undefined }],
    [
      'counts that are none',
      {
        currentProgress: { completedConditions: {}, totalExpectedConditions: 'many' },
        playerRankProgress: { labelId: 'x' },
      },
      rank(0, 0, 'x'),
    ],
  ])('[EN-24] is read: %s', (_case, value, expected) => {
    expect(read({ success: true, value })).toEqual(expected)
  })

  it.each([
    undefined,
    null,
    'ok',
    {},
    { value: null },
    { value: 7 },
    { value: [] },
    { value: { currentProgress: 'soon' } },
    { value: { playerRankProgress: [] } },
  ])('[EN-24] is refused: %j', (answer) => expect(read(answer)).toBe('refused'))
})
