// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { pointsAnswer } from './points-answer.ts'

const read = (given: unknown): number | undefined => {
  const result = v.safeParse(pointsAnswer, given)
  return result.success ? result.output : undefined
}
it.each([
  ['12480', 12_480],
  [' 7 ', 7],
  [0, 0],
  [300, 300],
  ['999999999999999', 999_999_999_999_999],
  ['9999999999999999', undefined],
  ['12.5', undefined],
  [12.5, undefined],
  ['-1', undefined],
  [-1, undefined],
  [1e21, undefined],
  [Number.NaN, undefined],
  ['1e3', undefined],
  ['', undefined],
  [null, undefined],
  [[], undefined],
])('%j: %s', (given, expected) => expect(read(given)).toBe(expected))
