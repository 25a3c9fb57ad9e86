// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { pointsOf } from '../../../mocks/world/points.ts'
import { claimReward, getRewards } from './endpoints.ts'
import { rewardsAnswer } from './rewards-answer.ts'

function member(state = '') {
  const world = worldInState(state)
  const caller = callerIn(world)
  const headers = signedIn(world)
  return {
    world,
    list: async () => v.parse(rewardsAnswer, await (await caller.ask(getRewards.path, { headers })).json()),
    claim: (id: unknown, own: Record<string, string> = headers) =>
      caller.ask(claimReward.path, {
        method: 'POST',
        headers: { ...own, 'Content-Type': 'application/json' },
        body: JSON.stringify({ id }),
      }),
  }
}

describe('rewards at the mock gateway', () => {
  it('gives each reward once: then it is collected, and its points are there', async () => {
    const { world, list, claim } = member()
    const [player] = world.members
    if (!player) throw new Error('no member')
    const before = pointsOf(world, player)
    expect((await list()).rewards.find(({ id }) => id === 'RW1003')?.state).toBe('available')
    expect(await (await claim('RW1003')).json()).toMatchObject({ success: true })
    expect((await list()).rewards.find(({ id }) => id === 'RW1003')?.state).toBe('claimed')
    expect(await refusal(await claim('RW1003'))).toEqual([200, false, 'reward.claimed'])
    expect(pointsOf(world, player)).toBe(before + 1_500)
  })
  it('adds money to the balance', async () => {
    const { world, claim } = member()
    const before = world.members[0]?.balance ?? 0
    await claim('RW1002')
    expect(world.members[0]?.balance).toBe(before + 50_000)
  })
  it.each([
    ['RW1004', 'reward.condition'],
    ['RW0932', 'reward.expired'],
    ['RW0907', 'reward.claimed'],
    ['none', 'reward.not.found'],
    [undefined, 'reward.not.found'],
  ])('refuses %s: %s', async (id, code) =>
    expect(await refusal(await member().claim(id))).toEqual([200, false, code]),
  )
  it('refuses a guest', async () =>
    expect(await refusal(await member().claim('RW1001', {}))).toEqual([401, false, 'user.or.token.invalid']))

  it.each([
    ['none', 0, 0],
    ['many', 2_000, 0],
    ['odd', 11, 6],
  ])('has the scenario %s', async (state, count, refused) => {
    const answer = await member(`rewards=${state}`).list()
    expect([answer.rewards.length, answer.refused.length]).toEqual([count, refused])
  })
})
