// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { orderAnswer } from '../shared/order-answer.ts'
import { checkReference } from '../shared/order-endpoints.ts'
import { getDepositSettings, placeDeposit } from './endpoints.ts'
import { settingsAnswer } from './settings-answer.ts'

function member(state = '') {
  const world = worldInState(state)
  const caller = callerIn(world)
  const headers = signedIn(world)
  const post = (path: string, body: object, own: Record<string, string> = headers) =>
    caller.ask(path, {
      method: 'POST',
      headers: { ...own, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    settings: async () =>
      v.parse(settingsAnswer, await (await caller.ask(getDepositSettings.path, { headers })).json()),
    deposit: (body: object, own?: Record<string, string>) => post(placeDeposit.path, body, own),
    check: async (reference: string) => (await post(checkReference.path, { reference })).json(),
  }
}
const GOOD = { methodId: 'QR', amount: '500000', currency: 'VND', reference: 'AAAA-1' }

describe('deposits at the mock gateway', () => {
  it('[RT-10a] books a reference once, and gives the address of the payment', async () => {
    const { deposit } = member()
    const answers = await Promise.all([deposit(GOOD), deposit(GOOD), deposit(GOOD)])
    const orders = await Promise.all(answers.map(async (answer) => v.parse(orderAnswer, await answer.json())))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(orders[0]).toMatchObject({ kind: 'deposit', amount: '500000', currency: 'VND', state: 'waiting' })
    expect(orders[0]?.payUrl).toMatch(/\/__gateway\/pay\?order=D\d+$/)
    const other = v.parse(orderAnswer, await (await deposit({ ...GOOD, reference: 'AAAA-2' })).json())
    expect(other.id).not.toBe(orders[0]?.id)
  })
  it('refuses an order after the answer that there is none', async () => {
    const { deposit, check } = member()
    expect(await check('AAAA-1')).toMatchObject({ value: { known: false } })
    expect(await refusal(await deposit(GOOD))).toEqual([200, false, 'deposit.reference.closed'])
  })
  it.each([
    [{ ...GOOD, reference: undefined }, 'deposit.param.err'],
    [{ ...GOOD, amount: 500_000 }, 'deposit.param.err'],
    [{ ...GOOD, amount: '-500000' }, 'deposit.param.err'],
    [{ ...GOOD, currency: 'USD' }, 'deposit.param.err'],
    [{ ...GOOD, methodId: 'none' }, 'deposit.method.closed'],
    [{ ...GOOD, amount: '49999' }, 'deposit.amount.limit'],
    [{ ...GOOD, amount: '300000001' }, 'deposit.amount.limit'],
  ])('refuses %j: %s', async (body, code) =>
    expect(await refusal(await member().deposit(body))).toEqual([200, false, code]),
  )
  it('refuses a guest', async () =>
    expect(await refusal(await member().deposit(GOOD, {}))).toEqual([401, false, 'user.or.token.invalid']))
  it.each([
    ['', ['QR', 'BANK', 'WALLET', 'CARD'], 0],
    ['none', [], 0],
    ['one', ['BANK'], 0],
    ['raised', ['QR', 'BANK', 'WALLET', 'CARD'], 0],
    ['odd', ['ODD4', 'ODD5', 'ODD6', 'QR', 'BANK', 'WALLET', 'CARD'], 8],
  ])('has the methods of the scenario %j', async (state, ids, refused) => {
    const settings = await member(`methods=${state}`).settings()
    expect(settings.methods.map(({ id }) => id)).toEqual(ids)
    expect(settings.refused).toHaveLength(refused)
  })
  it('has fifty methods', async () =>
    expect((await member('methods=many').settings()).methods).toHaveLength(50))
})
