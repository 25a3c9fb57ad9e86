// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../gateway/caller.fake.ts'
import { patchWorld } from '../pages/patch-world.ts'
import { CLOCK, clockShift, inWorldTime, worldTime } from './clock.ts'

describe('a world’s clock', () => {
  it.each([
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['-1d', -86_400_000],
    ['', 0],
  ])('%s is ahead by %d ms', (text, ms) => {
    const { value } = CLOCK.read([text])
    const world = { scenarios: CLOCK.with(value) }
    expect(clockShift(world)).toBe(ms)
    expect(Math.abs(inWorldTime(world, worldTime) - Date.now() - ms)).toBeLessThan(1_000)
  })

  it('[HA-02] moved on by a month, it has ended a session, and no other world’s', async () => {
    const [world, other] = [worldInState(''), worldInState('')]
    const [headers, others] = [signedIn(world), signedIn(other)]
    expect(patchWorld(world, { clock: '31d' })).toEqual([])
    expect(await refusal(await callerIn(world).ask('/wps/member/info', { headers }))).toEqual([
      401,
      false,
      'user.or.token.invalid',
    ])
    expect((await callerIn(other).ask('/wps/member/info', { headers: others })).status).toBe(200)
  })
})
