// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { placeOrder } from '../../../mocks/world/wallet.ts'
import { orderAnswer, referenceAnswer } from '../shared/order-answer.ts'
import { checkReference, getOrder } from '../shared/order-endpoints.ts'
import { getOrders } from './endpoints.ts'
import { ordersAnswer } from './orders-answer.ts'

const DEPOSIT = { kind: 'deposit', amount: '70000', method: 'QR', reference: 'R1' } as const

function member(state = '', index = 0) {
  const world = worldInState(state)
  const caller = callerIn(world)
  const headers = signedIn(world, index)
  const player = world.members[index]
  if (!player) throw new Error('there is no such member')
  const get = (path: string): Promise<Response> => caller.ask(path, { headers })
  return {
    place: () => placeOrder(world, player, DEPOSIT),
    page: async (query = '') => v.parse(ordersAnswer, await (await get(`${getOrders.path}?${query}`)).json()),
    order: (id: string) => get(`${getOrder.path}?orderId=${id}`),
    check: (body: object, own: Record<string, string> = headers) =>
      caller.ask(checkReference.path, {
        method: 'POST',
        headers: { ...own, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

describe('the history of the mock gateway', () => {
  it('has the newest orders first, by page', async () => {
    const { place, page } = member()
    const { id } = place()
    const [first, third, fourth] = [await page(), await page('page=3'), await page('page=4')]
    expect([first.total, first.orders.length, third.orders.length, fourth.orders.length]).toEqual([
      46, 20, 6, 0,
    ])
    expect(first.orders[0]).toMatchObject({ id, kind: 'deposit', amount: '70000', state: 'waiting' })
    const times = [...first.orders, ...third.orders].map(({ placedAt }) => placedAt ?? 0)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })
  it('has deposits and withdrawals apart', async () => {
    const { page } = member()
    const [deposits, withdrawals] = [await page('type=DEPOSIT'), await page('type=WITHDRAW&size=50')]
    expect([deposits.total, withdrawals.total]).toEqual([36, 9])
    expect(new Set(withdrawals.orders.map(({ kind }) => kind))).toEqual(new Set(['withdraw']))
  })
  it.each([
    ['history=none', 0, 0],
    ['history=many', 1_045, 0],
    ['history=odd', 45, 9],
  ])('has the scenario %s', async (state, total, refused) => {
    const answer = await member(state).page()
    expect([answer.total, answer.refused.length]).toEqual([total, refused])
  })
  it('an empty history gets the orders of the world itself', async () => {
    const { place, page } = member('history=none')
    const { id } = place()
    expect((await page()).orders.map((order) => order.id)).toEqual([id])
  })
})

describe('an order of the mock gateway', () => {
  it('is found by its id, by its member alone', async () => {
    const { place, order } = member()
    const { id } = place()
    expect(v.parse(orderAnswer, await (await order(id)).json())).toMatchObject({ id, amount: '70000' })
    expect(await refusal(await order('D1'))).toEqual([200, false, 'order.unknown'])
    expect(await refusal(await member('', 1).order(id))).toEqual([200, false, 'order.unknown'])
  })
  it('is found by its reference', async () => {
    const { place, check } = member()
    const { id } = place()
    const answer = v.parse(referenceAnswer, await (await check({ reference: 'R1' })).json())
    expect(answer).toMatchObject({ known: true, order: { id } })
    expect(v.parse(referenceAnswer, await (await check({ reference: 'R2' })).json())).toEqual({
      known: false,
    })
  })
  it.each([
    ['', {}, 'reference.param.err'],
    ['', { reference: '' }, 'reference.param.err'],
    ['orders=no-references', { reference: 'R1' }, 'reference.unsupported'],
  ])('is refused (%j, %j): %s', async (state, body, code) => {
    const { place, check } = member(state)
    place()
    expect(await refusal(await check(body))).toEqual([200, false, code])
  })
  it('is nothing for a guest', async () =>
    expect(await refusal(await member().check({ reference: 'R1' }, {}))).toEqual([
      401,
      false,
      'user.or.token.invalid',
    ]))
})
