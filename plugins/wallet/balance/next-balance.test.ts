// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { BalanceState } from '../contract/balance.ts'
import type { BalanceAnswer } from './balance-answer.ts'
import { type BalanceAction, nextBalance } from './next-balance.ts'

const ANSWER: BalanceAnswer = { amount: '1280.5', currency: 'BRL', locked: '20', refused: [] }
const READY: BalanceState = {
  step: 'ready',
  amount: '1280.5',
  currency: 'BRL',
  locked: '20',
  at: 5,
  stale: false,
}
const STALE: BalanceState = { ...READY, stale: true }
const NONE: BalanceState = { step: 'none' }
const LOADING: BalanceState = { step: 'loading' }
const FAILED: BalanceState = { step: 'failed' }

describe('nextBalance', () => {
  it.each<[string, BalanceState, BalanceAction, BalanceState]>([
    ['a member signs in', NONE, { kind: 'session', member: true }, LOADING],
    ['another member signs in: the first one’s amount is gone', READY, { kind: 'session', member: true }, LOADING],
    ['the member is signed out', READY, { kind: 'session', member: false }, NONE],
    ['the first answer', LOADING, { kind: 'answered', answer: ANSWER, at: 5 }, READY],
    ['an answer without a locked part', STALE, { kind: 'answered', answer: { amount: '7', currency: 'BRL', refused: [] }, at: 9 }, { step: 'ready', amount: '7', currency: 'BRL', at: 9, stale: false }],
    ['the first call fails: no amount, not 0', LOADING, { kind: 'failed' }, FAILED],
    ['it is asked again after that', FAILED, { kind: 'asked' }, LOADING],
    ['a later call fails: the amount of before, as one of before', READY, { kind: 'failed' }, STALE],
    ['a later call is slow', READY, { kind: 'slow' }, STALE],
    ['asking again is no answer', STALE, { kind: 'asked' }, STALE],
    ['an answer after failures', STALE, { kind: 'answered', answer: ANSWER, at: 5 }, READY],
    ['the first call is slow', LOADING, { kind: 'slow' }, LOADING],
  ])('%s', (_case, state, action, next) => expect(nextBalance(state, action)).toEqual(next)) // prettier-ignore

  it.each<[BalanceState, BalanceAction]>([
    [STALE, { kind: 'failed' }],
    [STALE, { kind: 'slow' }],
    [READY, { kind: 'asked' }],
    [FAILED, { kind: 'slow' }],
  ])('gives the same state where nothing changes: %j %j', (state, action) =>
    expect(nextBalance(state, action)).toBe(state),
  )
})
