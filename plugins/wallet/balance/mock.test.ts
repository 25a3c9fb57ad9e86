// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { placeOrder } from '../../../mocks/world/wallet.ts'
import { balanceAnswer } from './balance-answer.ts'
import { getBalance } from './endpoints.ts'

function member(state: string) {
  const world = worldInState(state)
  const headers = signedIn(world)
  const ask = async (): Promise<unknown> => (await callerIn(world).ask(getBalance.path, { headers })).json()
  return { world, ask, read: async () => v.parse(balanceAnswer, await ask()) }
}

it('answers the member’s balance, and what a withdrawal locks', async () => {
  const { world, read } = member('')
  expect(await read()).toEqual({ amount: '2450000', currency: 'VND', locked: '0', refused: [] })
  const [player] = world.members
  if (player) placeOrder(world, player, { kind: 'withdraw', amount: '50000', method: '•••• 4321' })
  expect(await read()).toMatchObject({ amount: '2400000', locked: '50000' })
})

it('answers what is no number, which is refused', async () => {
  const { ask } = member('balance=odd')
  expect(v.safeParse(balanceAnswer, await ask()).success).toBe(false)
})

it('answers more than a header has room for', async () =>
  expect((await member('balance=large').read()).amount).toBe('125480930500.25'))

it('tells a guest nothing', async () => {
  const { world } = member('')
  expect(await refusal(await callerIn(world).ask(getBalance.path))).toEqual([
    401,
    false,
    'user.or.token.invalid',
  ])
})
