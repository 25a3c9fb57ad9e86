// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../mocks/world/recorded-calls.ts'
import { addReport, type CallList, marksOf, MAX_CALLS, shownCalls, toneOf } from './call-list.ts'

const call = (id: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: id,
  endpoint: 'kernel.ping',
  method: 'GET',
  path: `/wps/ping?n=${id}`,
  status: 200,
  ms: 1,
  ...more,
})
const list = (ids: readonly number[], world = 'w'): CallList => ({
  world,
  last: ids.at(-1) ?? 0,
  calls: ids.map((id) => call(id)),
  answers: {},
})
const ids = ({ calls }: CallList): readonly number[] => calls.map(({ id }) => id)

describe('a list of calls', () => {
  it.each<[string, CallList | undefined, CallList, readonly number[]]>([
    ['begins with the first report', undefined, list([1, 2]), [1, 2]],
    ['grows', list([1, 2]), list([3]), [1, 2, 3]],
    ['has each call once', list([1, 2]), list([2, 3]), [1, 2, 3]],
    ['stays without news', list([1, 2]), { ...list([]), last: 2 }, [1, 2]],
    ['begins anew in another world', list([1, 2]), list([1], 'other'), [1]],
    ['begins anew after a restart of the gateway', list([1, 2, 3]), list([1]), [1]],
  ])('%s', (_, before, report, after) => expect(ids(addReport(before, report))).toEqual(after))

  it('drops the oldest of too many', () => {
    const full = list(Array.from({ length: MAX_CALLS }, (_, at) => at + 1))
    const after = ids(addReport(full, list([MAX_CALLS + 1])))
    expect([after.length, after[0], after.at(-1)]).toEqual([MAX_CALLS, 2, MAX_CALLS + 1])
  })

  it('has the pending answers of the report', () => {
    const answers = { a: { status: 200, body: '' } }
    expect(addReport({ ...list([1]), answers }, { ...list([]), last: 1 }).answers).toEqual({})
    expect(addReport(list([1]), { ...list([]), last: 1, answers }).answers).toEqual(answers)
  })
})

describe('what is shown', () => {
  const calls = [
    call(1, { endpoint: 'auth.login', path: '/wps/session/login', status: 401 }),
    call(2, { fault: 'slow' }),
    call(3),
  ]
  const shown = (find: string, pause?: { world: string; id: number }): unknown => {
    const view = shownCalls({ ...list([]), calls }, find, pause)
    return [view.shown.map(({ id }) => id), view.waiting]
  }

  it.each<[string, readonly number[]]>([
    ['', [3, 2, 1]],
    [' ', [3, 2, 1]],
    ['LOGIN', [1]],
    ['401', [1]],
    ['slow ', [2]],
    ['ping n=3', [3]],
    ['login slow', []],
  ])('of a search for %j', (find, found) => expect(shown(find)).toEqual([found, 0]))

  it('stays still in a pause, and counts', () => {
    expect(shown('', { world: 'w', id: 2 })).toEqual([[2, 1], 1])
    expect(shown('slow', { world: 'w', id: 1 })).toEqual([[], 2])
    expect(shown('', { world: 'before', id: 2 })).toEqual([[], 3])
  })
})

it('marks what is special', () => {
  expect(marksOf(call(1))).toEqual([])
  expect(marksOf(call(1, { encrypted: true, fault: 'slow', replayed: 3, edited: true }))).toEqual([
    'edited',
    'replay of 3',
    'fault slow',
    'encrypted',
  ])
})

it.each<[Partial<LogEntry>, string | undefined]>([
  [{}, undefined],
  [{ status: 0 }, 'bad'],
  [{ status: 400, edited: true }, 'bad'],
  [{ fault: 'slow' }, 'note'],
  [{ edited: true }, 'note'],
])('of %j is told by the tone %s', (more, tone) => expect(toneOf(call(1, more))).toBe(tone))
