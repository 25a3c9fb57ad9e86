// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { getReferral } from './endpoints.ts'
import type { Referral } from './referral.ts'
import { referralAnswer } from './referral-answer.ts'

const ask = async (
  world: ReturnType<typeof worldInState>,
  headers: Record<string, string> = {},
): Promise<Referral> =>
  v.parse(referralAnswer, await (await callerIn(world).ask(getReferral.path, { headers })).json())

describe('the referral programme at the mock gateway', () => {
  it('tells a guest what it pays, and nothing of a member', async () =>
    expect(await ask(worldInState(''))).toEqual({ reward: '50000', deposit: '100000', own: undefined }))

  it('has a code, friends and their sum for a member', async () => {
    const world = worldInState('')
    const { own } = await ask(world, signedIn(world))
    const paid = own?.friends.filter(({ reward }) => reward === '50000').length ?? 0
    expect(own).toMatchObject({ code: 'LOTUS10001', invited: 12, earned: String(paid * 50_000) })
  })

  it('a registration with the code makes a friend, who has not deposited yet', async () => {
    const world = worldInState('')
    world.log.push({
      id: 1,
      at: 0,
      endpoint: 'register.username',
      method: 'POST',
      path: '/wps/member/register',
      status: 200,
      ms: 1,
      body: { username: 'agent', referralCode: 'LOTUS10001' },
    })
    const { own } = await ask(world, signedIn(world))
    expect(own?.invited).toBe(13)
    expect(own?.friends[0]).toMatchObject({ name: 'ag***nt', reward: undefined })
  })
})
