// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type Countdown, countdownOf } from './countdown.ts'
import type { LotteryDraw } from './draw.ts'
import { nextQuestionMs } from './use-draws.ts'

describe('countdownOf', () => {
  it.each<[number, Countdown]>([
    [-5, { kind: 'drawing' }],
    [0, { kind: 'drawing' }],
    [1, { kind: 'clock', text: '00:01' }],
    [61_000, { kind: 'clock', text: '01:01' }],
    [3_599_999, { kind: 'clock', text: '60:00' }],
    [3_600_000, { kind: 'hours', hours: 1, minutes: 0 }],
    [86_399_999, { kind: 'hours', hours: 23, minutes: 59 }],
    [86_400_000, { kind: 'days', days: 1, hours: 0 }],
    [180_000_000, { kind: 'days', days: 2, hours: 2 }],
  ])('%d ms', (ms, expected) => expect(countdownOf(ms)).toEqual(expected))
})

describe('nextQuestionMs', () => {
  const draws = (...times: readonly number[]): readonly LotteryDraw[] =>
    times.map((nextAt) => ({ vendor: 'LOTT', code: 'LO1', name: 'Hourly', nextAt }))
  it.each<[string, readonly LotteryDraw[], number | undefined]>([
    ['no draw', [], undefined],
    ['a moment after the next draw', draws(1_060_000, 2_000_000), 65_000],
    ['from time to time for a result that is late', draws(900_000, 1_060_000), 15_000],
    ['at the draw that comes before that', draws(900_000, 1_002_000), 7_000],
    ['never for one that is years away', draws(9e15), undefined],
  ])('%s', (_case, given, expected) => expect(nextQuestionMs(given, 1_000_000)).toBe(expected))
})
