import { expect, it } from 'vitest'
import type { BusEvent } from '../../kernel/inspection/channel.ts'
import { KEPT, lineOf, matchingEvents, NO_EVENTS, withEvents } from './event-log.ts'

const event = (id: number, name = 'a.said', payload: unknown = { id }): BusEvent => ({
  id,
  event: name,
  payload,
  heard: 1,
  at: id,
})
const ids = (log: { readonly entries: readonly { readonly id: number }[] }) => log.entries.map(({ id }) => id)

it('has the newest first, and each event once', () => {
  const first = withEvents(NO_EVENTS, 'p', [event(1), event(2)])
  const second = withEvents(first, 'p', [event(2), event(3)])
  expect([ids(first), ids(second), second.last]).toEqual([[2, 1], [3, 2, 1], 3])
})

it('begins anew with another page, whose numbers do too, and keeps what was there', () => {
  const log = withEvents(withEvents(NO_EVENTS, 'p', [event(7)]), 'q', [event(1)])
  expect([ids(log), log.last, new Set(log.entries.map(({ key }) => key)).size]).toEqual([[1, 7], 1, 2])
})

it('drops the oldest of too many', () => {
  const many = Array.from({ length: KEPT + 5 }, (_, at) => event(at + 1))
  const log = withEvents(NO_EVENTS, 'p', many)
  expect([log.entries.length, log.entries[0]?.id]).toEqual([KEPT, KEPT + 5])
})

it.each([
  ['said', ['a.said', 'b.said']],
  ['b.', ['b.said']],
  ['hello', ['b.said']],
  ['  ', ['a.said', 'b.said']],
  ['nothing', []],
])('finds %j', (find, found) => {
  const log = withEvents(NO_EVENTS, 'p', [event(1, 'b.said', { text: 'Hello' }), event(2, 'a.said')])
  expect(matchingEvents(log.entries, find).map(({ event: id }) => id)).toEqual(found)
})

it.each([
  [undefined, ''],
  [null, 'null'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(400), `"${'x'.repeat(299)}`],
])('writes %j in one line', (payload, line) => expect(lineOf(payload)).toBe(line))
