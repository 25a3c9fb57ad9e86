// @vitest-environment node
import { expect, it } from 'vitest'
import { matching, timeOfDay } from './delivery-list.ts'

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

it('[HA-03g] shows the newest first, and only so many', () => {
  const shown = matching(
    Array.from({ length: 150 }, (_, index) => delivery(index)),
    '',
  )
  expect([shown.length, shown[0]?.at, shown.at(-1)?.at]).toEqual([100, 149, 50])
})

it.each([
  ['kwai', [2]],
  ['BLOCKED', [3]],
  ['login:1', [1]],
  ['dropped', [3]],
  ['nothing', []],
])('[HA-03g] finds %s', (text, found) => {
  const list = [delivery(1), delivery(2, 'kwai'), delivery(3, 'facebook', 'dropped', 'SC-BLOCKED')]
  expect(matching(list, text).map(({ at }) => at)).toEqual(found)
})

it('tells the time of day', () => {
  expect(timeOfDay(new Date(2026, 0, 1, 9, 4, 7, 25).getTime())).toBe('09:04:07.025')
})
