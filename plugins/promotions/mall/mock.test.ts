// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { getMall, getOrders, redeemGoods } from './endpoints.ts'
import { mallAnswer, ordersAnswer } from './mall-answer.ts'

function member(state = '') {
  const world = worldInState(state)
  const caller = callerIn(world)
  const headers = signedIn(world)
  const get = async (path: string): Promise<unknown> => (await caller.ask(path, { headers })).json()
  return {
    mall: async () => v.parse(mallAnswer, await get(getMall.path)),
    orders: async () => v.parse(ordersAnswer, await get(getOrders.path)),
    redeem: (body: object, own: Record<string, string> = headers) =>
      caller.ask(redeemGoods.path, {
        method: 'POST',
        headers: { ...own, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
const MUG = { goodsId: 'PM03', price: '4500', orderId: 'a1' }

describe('the point market of the mock gateway', () => {
  it('[RT-16] spends points once for one order id, however often it arrives', async () => {
    const { mall, orders, redeem } = member()
    const before = await mall()
    const answers = await Promise.all([redeem(MUG), redeem(MUG), redeem(MUG)])
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ success: true, value: { points: '7980' } })
    const after = await mall()
    expect([before.points, after.points]).toEqual([12_480, 7_980])
    expect(after.goods.find(({ id }) => id === 'PM03')?.stock).toBe(7)
    expect((await orders()).orders.map(({ id, price }) => [id, price])).toEqual([
      ['a1', 4_500],
      ['OLD1', 1_800],
      ['OLD2', 1_800],
    ])
  })
  it('another id is another order', async () => {
    const { mall, redeem } = member()
    await redeem(MUG)
    await redeem({ ...MUG, orderId: 'a2' })
    expect((await mall()).points).toBe(12_480 - 9_000)
  })
  it.each([
    [{ ...MUG, orderId: undefined }, 'mall.param.err'],
    [{ ...MUG, goodsId: 'none' }, 'mall.goods.gone'],
    [{ ...MUG, price: '1' }, 'mall.price.changed'],
    [{ goodsId: 'PM06', price: '96000', orderId: 'a' }, 'mall.points.short'],
    [{ goodsId: 'PM07', price: '5200', orderId: 'a' }, 'mall.sold.out'],
  ])('refuses %j: %s', async (body, code) => {
    const { mall, redeem } = member()
    expect(await refusal(await redeem(body))).toEqual([200, false, code])
    expect((await mall()).points).toBe(12_480)
  })
  it('refuses a guest', async () =>
    expect(await refusal(await member().redeem(MUG, {}))).toEqual([401, false, 'user.or.token.invalid']))
  it.each([
    ['none', 0, 0],
    ['many', 2_000, 0],
    ['odd', 10, 7],
  ])('has the scenario %s', async (state, count, refused) => {
    const answer = await member(`mall=${state}`).mall()
    expect([answer.goods.length, answer.refused.length]).toEqual([count, refused])
  })
})
