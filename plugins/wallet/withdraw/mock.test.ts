// @vitest-environment node
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { balanceOf, closeReference, lockedOf } from '../../../mocks/world/wallet.ts'
import { cancelWithdrawal } from '../shared/cancel-withdrawal-endpoint.ts'
import { orderAnswer } from '../shared/order-answer.ts'
import { getWithdrawInfo, placeWithdrawal } from './endpoints.ts'
import { infoAnswer } from './info-answer.ts'

const MINUTE_MS = 60_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function member(state = '', index = 0) {
  const world = worldInState(state)
  const caller = callerIn(world)
  const headers = signedIn(world, index)
  const player = world.members[index]
  if (!player) throw new Error('there is no such member')
  const post = (path: string, body: object): Promise<Response> =>
    caller.ask(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const info = async () =>
    v.parse(infoAnswer, await (await caller.ask(getWithdrawInfo.path, { headers })).json())
  return {
    info,
    place: async (part: object = {}) => {
      const [account] = (await info()).accounts
      return post(placeWithdrawal.path, {
        accountId: account?.id,
        amount: '500000',
        currency: 'VND',
        reference: 'R1',
        ...part,
      })
    },
    cancel: (orderId: string) => post(cancelWithdrawal.path, { orderId }),
    close: (reference: string) => closeReference(world, player, reference),
    money: () => [balanceOf(world, player), lockedOf(world, player)],
  }
}
const orderOf = async (response: Response) => v.parse(orderAnswer, await response.json())

describe('withdrawals of the mock gateway', () => {
  it('[CA-18c] have the account info', async () => {
    const { accounts, ...answer } = await member().info()
    expect(answer).toMatchObject({
      currency: 'VND',
      available: '2450000',
      min: '50000',
      max: '20000000',
      refused: [],
    })
    expect(accounts.map(({ masked }) => masked)).toEqual(['•••• 4321'])
  })

  it('lock their amount once, however often a reference arrives', async () => {
    const { place, money } = member()
    const orders = [await orderOf(await place()), await orderOf(await place())]
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(orders[0]).toMatchObject({
      kind: 'withdraw',
      amount: '500000',
      state: 'waiting',
      method: '•••• 4321',
    })
    expect(money()).toEqual(['1950000', '500000'])
  })

  it('are booked twice where the gateway knows no references', async () => {
    const { place, money } = member('orders=no-references')
    await place()
    await place()
    expect(money()).toEqual(['1450000', '1000000'])
  })

  it.each([
    ['', { accountId: 'C9' }, 'withdraw.account.gone'],
    ['', { amount: '49999' }, 'withdraw.amount.limit'],
    ['', { amount: '20000001' }, 'withdraw.amount.limit'],
    ['', { amount: '2450001' }, 'withdraw.balance.short'],
    ['', { amount: '1e6' }, 'withdraw.param.err'],
    ['', { amount: -500_000 }, 'withdraw.param.err'],
    ['', { currency: 'BRL' }, 'withdraw.param.err'],
    ['', { reference: '' }, 'withdraw.param.err'],
    ['wagering=1', {}, 'withdraw.wagering.left'],
    ['payout=spent', {}, 'withdraw.amount.limit'],
    ['cards=none', {}, 'withdraw.account.gone'],
  ])('are refused (%j, %j): %s', async (state, part, code) => {
    const { place, money } = member(state)
    expect(await refusal(await place(part))).toEqual([200, false, code])
    expect(money()).toEqual(['2450000', '0'])
  })

  it('are refused where their reference was answered with none before', async () => {
    const { place, close, money } = member()
    close('R1')
    expect(await refusal(await place())).toEqual([200, false, 'reference.closed'])
    expect(money()).toEqual(['2450000', '0'])
  })

  it('are cancelled while they wait, once', async () => {
    const { place, cancel, money } = member()
    const { id } = await orderOf(await place())
    expect(await orderOf(await cancel(id))).toMatchObject({ id, state: 'cancelled' })
    expect(await orderOf(await cancel(id))).toMatchObject({ id, state: 'cancelled' })
    expect(money()).toEqual(['2450000', '0'])
  })

  it('are not cancelled when they are paid out', async () => {
    const { place, cancel, money } = member()
    const { id } = await orderOf(await place())
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
    expect(await refusal(await cancel(id))).toEqual([200, false, 'withdraw.cancel.late'])
    expect(money()).toEqual(['1950000', '0'])
    expect(await refusal(await cancel('W1'))).toEqual([200, false, 'order.unknown'])
  })

  it.each([
    ['payout=fee', { fee: '5000', dailyLeft: '1000000', refused: [] }],
    ['payout=spent', { dailyLeft: '0' }],
    ['payout=contradict', { min: '20000000', max: '50000' }],
    ['payout=bare', { available: undefined, min: undefined, max: undefined }],
    ['payout=odd', { refused: ['min', 'max', 'fee', 'wagering'] }],
    ['wagering=1', { wagering: { required: '500000', done: '380000' } }],
  ])('have the scenario %s', async (state, expected) =>
    expect(await member(state).info()).toMatchObject(expected),
  )
  it.each([
    ['cards=none', 0, 0],
    ['cards=many', 40, 0],
    ['cards=odd', 3, 5],
  ])('have the accounts of the scenario %s', async (state, count, refused) => {
    const answer = await member(state).info()
    expect([answer.accounts.length, answer.refused.length]).toEqual([count, refused])
  })
})
