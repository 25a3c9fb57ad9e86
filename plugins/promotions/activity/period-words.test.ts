// @vitest-environment node
import { expect, it } from 'vitest'
import { periodWords } from './period-words.ts'

const START = Date.UTC(2026, 10, 20, 10)
const END = Date.UTC(2026, 10, 30, 23, 59)

it.each([
  [START, END, 'Nov 20, 2026, 10:00 AM – Nov 30, 2026, 11:59 PM'],
  [START, undefined, 'Nov 20, 2026, 10:00 AM –'],
  [undefined, END, '– Nov 30, 2026, 11:59 PM'],
  [undefined, undefined, undefined],
])('from %s until %s: %s', (startsAt, endsAt, words) =>
  expect(periodWords({ startsAt, endsAt }, 'en', 'UTC')?.replaceAll(/\s/g, ' ')).toBe(words),
)
