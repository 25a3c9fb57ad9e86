// @vitest-environment node
import { expect, it } from 'vitest'
import { remainingTime } from './remaining-time.ts'

const MINUTE = 60_000
it.each([
  [1, 'left_minutes', { minutes: 1 }],
  [59 * MINUTE, 'left_minutes', { minutes: 59 }],
  [59 * MINUTE + 1, 'left_hours', { hours: 1, minutes: 0 }],
  [23 * 60 * MINUTE + 30 * MINUTE, 'left_hours', { hours: 23, minutes: 30 }],
  [24 * 60 * MINUTE, 'left_days', { days: 1, hours: 0 }],
  [53 * 60 * MINUTE, 'left_days', { days: 2, hours: 5 }],
  [-5, 'left_minutes', { minutes: 1 }],
])('%d ms: %s', (ms, key, values) => expect(remainingTime(ms)).toEqual({ key, values }))
