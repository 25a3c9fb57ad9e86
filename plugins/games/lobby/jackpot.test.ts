// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jackpotAnswer } from './endpoints.ts'
import { afterAnswer, amountAt, type JackpotGrowth } from './jackpot.ts'

const growth = (part: Partial<JackpotGrowth> = {}): JackpotGrowth => ({
  from: 100,
  to: 200,
  since: 1_000,
  spanMs: 30,
  source: 'gateway',
  doubted: false,
  ...part,
})

describe('amountAt', () => {
  it.each<[string, number, number]>([
    ['begins at the shown amount', 1_000, 100],
    ['grows evenly', 1_015, 150],
    ['ends at the known amount', 1_030, 200],
    ['does not overshoot', 1_090, 200],
    ['does not fall below its beginning', 995, 100],
  ])('%s', (_case, now, expected) => expect(amountAt(growth(), now)).toBe(expected))
})

describe('afterAnswer', () => {
  it.each<[string, JackpotGrowth | undefined, number, Partial<JackpotGrowth>]>([
    ['the first answer is shown at once', undefined, 500, { from: 500, to: 500 }],
    ['a greater amount is grown to', growth(), 400, { from: 150, to: 400 }],
    ['an answer between the shown and the known amount too', growth(), 180, { from: 150, to: 180 }],
    ['a little less lags behind: the amount stands', growth({ from: 200 }), 199, { from: 200, to: 200, doubted: true }],
    ['less a second time is the truth', growth({ from: 200, doubted: true }), 199, { from: 199, to: 199, doubted: false }],
    ['far less: the pot was won', growth({ from: 200 }), 50, { from: 50, to: 50, doubted: false }],
    ['won, to nothing', growth({ from: 200 }), 0, { from: 0, to: 0 }],
    ['the page’s amount proves nothing', growth({ from: 200, source: 'page' }), 199, { from: 199, to: 199 }],
  ])('%s', (_case, before, amount, expected) =>
    expect(afterAnswer(before, amount, 1_015, 30)).toEqual(growth({ since: 1_015, ...expected })),
  ) // prettier-ignore

  it('never lets the shown amount fall while the gateway’s amounts grow', () => {
    const step = fc.record({ grown: fc.nat(1_000), waited: fc.nat(60_000), span: fc.nat(30_000) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [now, amount, last] = [0, 1_000, 0]
        let track = afterAnswer(undefined, amount, now, 0)
        for (const { grown, waited, span } of steps) {
          now += waited
          const before = amountAt(track, now)
          expect(before).toBeGreaterThanOrEqual(last)
          track = afterAnswer(track, (amount += grown), now, span)
          last = amountAt(track, now)
          expect(last).toBeGreaterThanOrEqual(before)
          // More than the gateway said is never shown.
          expect(last).toBeLessThanOrEqual(amount)
        }
      }),
    )
  })
})

describe('jackpotAnswer', () => {
  const WINNER = { name: 'ngu***89', amount: 386_400_000, game: 'Hà Nội VIP' }

  it('[EN-30] drops an unreadable winner, and one who won nothing, not the jackpot', () => {
    const winners = [WINNER, null, { ...WINNER, amount: '5' }, { name: 'x' }, { ...WINNER, amount: 0 }]
    expect(v.parse(jackpotAnswer, { data: { amount: 5, winners } })).toEqual({ amount: 5, winners: [WINNER] })
    expect(v.parse(jackpotAnswer, { data: { amount: 5, winners: 'many' } })).toEqual({
      amount: 5,
      winners: [],
    })
  })

  it.each([{}, { data: {} }, { data: { amount: -1 } }, { data: { amount: Number.NaN } }])(
    'refuses %j',
    (answer) => expect(v.safeParse(jackpotAnswer, answer).success).toBe(false),
  )
})
