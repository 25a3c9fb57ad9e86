// @vitest-environment node
import { expect, it } from 'vitest'
import { timeOfDay } from '../panel/time-of-day.ts'
import { matching } from './delivery-list.ts'

const delivery = (
  index: number,
  destination = 'facebook',
  outcome: 'sent' | 'dropped' = 'sent',
  reason?: string,
) =>
  ({
    event: `login:${index}`,
    name: 'login',
    destination,
    outcome,
    consent: ['marketing'],
    at: index,
    ...(reason && { reason }),
  }) as const

it('[HA-03g] shows the newest first, each with a key that stays', () => {
  const all = [delivery(1), delivery(1, 'kwai'), delivery(2)]
  expect(matching(all, '').map(({ key }) => key)).toEqual(['2.0', '1.1', '1.0'])
  expect(matching(all.slice(1), '').map(({ key }) => key)).toEqual(['2.0', '1.0'])
})

it.each([
  ['kwai', [2]],
  ['BLOCKED', [3]],
  ['login:1', [1]],
  ['facebook sent', [1]],
  ['dropped', [3]],
  ['nothing', []],
])('[HA-03g] finds %s', (text, found) => {
  const list = [delivery(1), delivery(2, 'kwai'), delivery(3, 'facebook', 'dropped', 'SC-BLOCKED')]
  expect(matching(list, text).map(({ at }) => at)).toEqual(found)
})

it('tells the time of day', () => {
  expect(timeOfDay(new Date(2026, 0, 1, 9, 4, 7, 25).getTime())).toBe('09:04:07.025')
})
