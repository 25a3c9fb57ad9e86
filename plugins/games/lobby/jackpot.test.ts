// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jackpotAnswer } from './jackpot-answer.ts'
import { amountAt } from './jackpot.ts'

describe('amountAt', () => {
  it.each<[string, readonly [number, number, number, number], number]>([
    ['begins at the shown amount', [100, 200, 0, 30], 100],
    ['grows evenly', [100, 200, 15, 30], 150],
    ['ends at the known amount', [100, 200, 30, 30], 200],
    ['does not overshoot', [100, 200, 90, 30], 200],
    ['falls at once: somebody won', [200, 50, 0, 30], 50],
    ['a clock that was put back', [100, 200, -5, 30], 100],
  ])('%s', (_case, args, expected) => expect(amountAt(...args)).toBe(expected))
})

describe('jackpotAnswer', () => {
  const WINNER = { name: 'ngu***89', amount: 386_400_000, game: 'Hà Nội VIP' }

  it('[EN-30] drops an unreadable winner, not the jackpot', () => {
    const winners = [WINNER, null, { ...WINNER, amount: '5' }, { name: 'x' }]
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
