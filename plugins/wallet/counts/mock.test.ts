// @vitest-environment node
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { ordersOf, payOrder, placeOrder } from '../../../mocks/world/wallet.ts'
import { getDepositSummary, getWithdrawSummary } from './endpoints.ts'
import { depositSummaryAnswer, withdrawSummaryAnswer } from './summary-answer.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function member(index = 0) {
  const world = worldInState('')
  const caller = callerIn(world)
  const headers = signedIn(world, index)
  const get = async (path: string): Promise<unknown> => (await caller.ask(path, { headers })).json()
  const [player] = world.members.slice(index)
  if (!player) throw new Error('no member')
  return {
    world,
    player,
    caller,
    deposits: async () => v.parse(depositSummaryAnswer, await get(getDepositSummary.path)),
    withdrawals: async () => v.parse(withdrawSummaryAnswer, await get(getWithdrawSummary.path)),
  }
}

it('[EN-16] counts the deposits that have arrived; a new one is counted and listed first once it has', async () => {
  const { world, player, deposits } = member()
  const before = await deposits()
  const arrived = ordersOf(world, player).filter(
    ({ kind, state }) => kind === 'deposit' && state === 'arrived',
  )
  expect([before.count, before.refused]).toEqual([arrived.length, []])
  const { id } = placeOrder(world, player, { kind: 'deposit', amount: '75000', method: 'QR' })
  expect((await deposits()).count).toBe(before.count)
  payOrder(world, id, true)
  vi.advanceTimersByTime(5_000)
  const after = await deposits()
  expect([after.count, after.latest[0]]).toEqual([before.count + 1, { id, amount: '75000', currency: 'VND' }])
})

it('[EN-16] counts the withdrawals that were paid out, and lists cards and wallets', async () => {
  const { withdrawals } = member()
  const answer = await withdrawals()
  expect(answer.count).toBeGreaterThan(0)
  expect([answer.refused, answer.cards]).toEqual([[], { bank: 1, virtualWallet: 0, eWallet: 0 }])
})

it('[CO-05] a newcomer has had none, and has no card', async () => {
  const { deposits, withdrawals } = member(4)
  const { count, cards } = await withdrawals()
  expect([(await deposits()).count, count, cards]).toEqual([0, 0, { bank: 0, virtualWallet: 0, eWallet: 0 }])
})

it.each([getDepositSummary.path, getWithdrawSummary.path])('a guest gets no %s', async (path) =>
  expect(await refusal(await member().caller.ask(path))).toEqual([401, false, 'user.or.token.invalid']),
)
