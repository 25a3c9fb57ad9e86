// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claimAnswer, leadersAnswer, missionsAnswer } from './missions-answer.ts'

const good = { id: 'M1', title: 'Play', target: 3 }
const read = (missions: unknown, rest: object = {}) =>
  v.safeParse(missionsAnswer, { value: { missions, ...rest } })
const first = (part: object) => {
  const result = read([{ ...good, ...part }])
  return result.success ? result.output.missions[0] : undefined
}

describe('missionsAnswer', () => {
  it('reads a mission', () =>
    expect(
      first({
        description: 'Any',
        period: 'DAILY',
        progress: '1',
        points: '200',
        claimed: true,
        page: '/m/game',
      }),
    ).toEqual({
      id: 'M1',
      title: 'Play',
      text: 'Any',
      period: 'DAILY',
      done: 1,
      target: 3,
      points: 200,
      claimed: true,
      page: '/m/game',
    }))
  it.each<[string, object, object]>([
    ['more progress than there is', { progress: 700 }, { done: 3 }],
    ['progress that is none', { progress: 'half' }, { done: 0 }],
    ['points that are none', { points: -3 }, { points: 0 }],
    ['an unknown period', { period: 'HOURLY' }, { period: 'ONCE' }],
    ['a page elsewhere', { page: 'https://evil.example/m/game' }, { page: '' }],
    ['a page that is a script', { page: 'javascript:alert(1)' }, { page: '' }],
    ['claimed as a text', { claimed: 'no' }, { claimed: false }],
  ])('[EN-30] does with %s', (_case, part, expected) => expect(first(part)).toMatchObject(expected))
  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['no id', { ...good, id: undefined }],
    ['no title', { ...good, title: ' ' }],
    ['no target', { ...good, target: undefined }],
    ['a target of nothing', { ...good, target: 0 }],
    ['a target that is none', { ...good, target: 'all' }],
  ])('[EN-30] drops an entry alone: %s', (_case, bad) => {
    const result = read([bad, { ...good, id: 'M2' }])
    expect(result.success && result.output.missions.map(({ id }) => id)).toEqual(['M2'])
    expect(read([bad]).success).toBe(false)
  })
  it('does without points and resets that are none', () => {
    const result = read([], { points: 'x', resets: { daily: 'soon', weekly: 5 } })
    expect(result.success && result.output).toEqual({
      points: undefined,
      resets: { DAILY: undefined, WEEKLY: 5 },
      missions: [],
      refused: [],
    })
    expect(read([], { resets: null }).success).toBe(true)
  })
  it.each([[null], [{}], [undefined]])('refuses a list that is none: %j', (list) =>
    expect(read(list).success).toBe(false),
  )
})

it('leadersAnswer sorts by rank, drops what is no place, and does without the own one', () => {
  const row = (rank: unknown, name = `p${String(rank)}`) => ({ rank, name, points: '10' })
  const board = v.parse(leadersAnswer, {
    value: { leaders: [row(2), null, row(0), row('1')], own: { rank: 'x' } },
  })
  expect(board.leaders.map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'p1'],
    [2, 'p2'],
  ])
  expect(board.own).toBeUndefined()
})
it.each([
  [{ points: '7' }, 7],
  [true, undefined],
  [{ points: 'x' }, undefined],
])('claimAnswer of %j: %s', (value, points) => expect(v.parse(claimAnswer, { value })).toBe(points))
