// @vitest-environment node
import { expect, it } from 'vitest'
import { nextChangeOf, sortActivities, stateAt } from './activity-state.ts'

const period = (startsAt?: number, endsAt?: number) => ({ startsAt, endsAt })

it.each([
  [undefined, undefined, 'running', undefined],
  [undefined, 100, 'ended', undefined],
  [undefined, 101, 'running', 101],
  [100, undefined, 'running', undefined],
  [101, undefined, 'upcoming', 101],
  [101, 200, 'upcoming', 101],
  [50, 200, 'running', 200],
  [50, 99, 'ended', undefined],
] as const)('from %s until %s, at 100 it is: %s; it changes at %s', (startsAt, endsAt, state, next) => {
  expect(stateAt(period(startsAt, endsAt), 100)).toBe(state)
  expect(nextChangeOf(period(startsAt, endsAt), 100)).toBe(next)
})

it('[RT-15] what runs comes first, what ends next before what has no end; then what comes; then what is over', () => {
  const items = {
    longOver: period(undefined, 10),
    endless: period(),
    later: period(300, 400),
    justOver: period(undefined, 90),
    soon: period(200, undefined),
    ending: period(undefined, 150),
    lasting: period(50, 900),
  }
  const sorted = sortActivities(
    Object.entries(items).map(([name, item]) => ({ name, ...item })),
    100,
  )
  expect(sorted.map(({ name }) => name)).toEqual([
    'ending',
    'lasting',
    'endless',
    'soon',
    'later',
    'justOver',
    'longOver',
  ])
})
