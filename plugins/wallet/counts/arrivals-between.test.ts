// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArrivedOrder } from '../contract/counts.ts'
import { arrivalsBetween, type Reported, reportedAfter } from './arrivals-between.ts'
import { MAX_ARRIVALS } from './constants.ts'
import type { Summary } from './summaries.ts'

const order = (nth: number): ArrivedOrder => ({ id: `D${nth}`, amount: `${nth}`, currency: 'VND' })
/** Counts so many, and lists these of them, the latest first. */
const summary = (count: number, ...listed: readonly number[]): Summary => ({
  count,
  latest: listed.map(order),
  refused: [],
})
const reported = (count: number, orders: readonly number[] = [], highest = count): Reported => ({
  count,
  highest,
  orders: orders.map((nth) => `D${nth}`),
})
const inWords = (before: Reported | undefined, answer: Summary) =>
  arrivalsBetween(before, answer).map(
    (arrival) => `${arrival.count}${arrival.first ? ' first' : ''} ${arrival.order?.id ?? '-'}`,
  )

describe('arrivalsBetween', () => {
  it.each<[string, Reported | undefined, Summary, readonly string[]]>([
    ['the first answer on a device', undefined, summary(3, 3, 2, 1), []],
    ['the first answer, of a new member', undefined, summary(0), []],
    ['nothing new', reported(3, [3]), summary(3, 3), []],
    ['the first deposit', reported(0), summary(1, 1), ['1 first D1']],
    ['a later one', reported(1, [1]), summary(2, 2, 1), ['2 D2']],
    ['two at once, oldest first', reported(0), summary(2, 2, 1), ['1 first D1', '2 D2']],
    ['the gateway lists none', reported(0), summary(2), ['1 first -', '2 -']],
    ['the gateway lists fewer', reported(1, [1]), summary(4, 4, 3), ['2 -', '3 D3', '4 D4']],
    ['the list comes later than the count', reported(1, [1]), summary(2, 1), ['2 -']],
    ['the gateway corrects its count', reported(3, [3, 2, 1]), summary(2, 2, 1), []],
    ['a machine of the gateway lagged behind', reported(2, [3, 2, 1], 3), summary(3, 3, 2, 1), []],
    ['a new one after a correction', reported(2, [3, 2, 1], 3), summary(3, 4, 2, 1), ['3 D4']],
    ['after a correction, without a list', reported(2, [], 3), summary(3), ['3 -']],
    ['to none and up again', reported(0, [1], 1), summary(1, 2), ['1 first D2']],
  ])('[ST-33a] %s', (_case, before, answer, expected) => expect(inWords(before, answer)).toEqual(expected)) // prettier-ignore

  it('tells the latest of a rise that is too great', () => {
    const arrivals = arrivalsBetween(reported(0), summary(1_000_000, 1))
    expect([arrivals.length, arrivals.at(-1)?.count, arrivals.at(-1)?.order?.id]).toEqual([
      MAX_ARRIVALS,
      1_000_000,
      'D1',
    ])
  })

  it('[ST-33a] tells each order that arrives once, however the gateway’s machines lag and lists are cut', () => {
    // Each answer is that of a recent moment; its list is at least as long as a rise can be.
    const answer = fc.record({ arrived: fc.nat(3), lag: fc.nat(2), listed: fc.integer({ min: 5, max: 9 }) })
    fc.assert(
      fc.property(fc.nat(4), fc.array(answer, { maxLength: 12 }), (start, answers) => {
        let total = start
        let state: Reported | undefined
        const tellings: string[] = []
        for (const { arrived, lag, listed } of [{ arrived: 0, lag: 0, listed: 9 }, ...answers]) {
          total += arrived
          const count = Math.max(total - lag, start)
          const numbers = Array.from({ length: Math.min(count, listed) }, (_, index) => count - index)
          const now = summary(count, ...numbers)
          const arrivals = arrivalsBetween(state, now)
          tellings.push(...arrivals.flatMap((arrival) => arrival.order?.id ?? []))
          state = reportedAfter(state, now, arrivals)
        }
        expect(tellings).toEqual([...new Set(tellings)])
        const seen = state?.highest ?? start
        const expected = Array.from({ length: seen - start }, (_, index) => `D${start + index + 1}`)
        expect(expected.filter((id) => !tellings.includes(id))).toEqual([])
        expect(tellings.filter((id) => !expected.includes(id))).toEqual([])
      }),
    )
  })
})
