// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { bookPoints } from '../../../mocks/world/points.ts'
import { issueTicket } from '../../../mocks/world/tickets.ts'
import { claimMission, getLeaders, getMissions } from './endpoints.ts'
import { leadersAnswer, missionsAnswer } from './missions-answer.ts'

function player(state = '') {
  const world = worldInState(state)
  const [member] = world.members
  if (!member) throw new Error('no member')
  const caller = callerIn(world)
  const headers = signedIn(world)
  const get = async (path: string): Promise<unknown> => (await caller.ask(path, { headers })).json()
  const missions = async () => v.parse(missionsAnswer, await get(getMissions.path))
  return {
    world,
    member,
    missions,
    progress: async (id: string) => (await missions()).missions.find((one) => one.id === id)?.done,
    leaders: async () => v.parse(leadersAnswer, await get(getLeaders.path)),
    claim: (id: unknown) =>
      caller.ask(claimMission.path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ id }),
      }),
  }
}

describe('missions at the mock gateway', () => {
  it('advance by launches, different games, rewards and redemptions', async () => {
    const { world, member, progress } = player()
    const launch = (code: string) =>
      issueTicket(world, { code, name: code, vendor: 'X', member, backUrl: undefined })
    expect([await progress('MS02'), await progress('MS03')]).toEqual([2, 4])
    launch('A')
    launch('A')
    expect([await progress('MS02'), await progress('MS03')]).toEqual([3, 5])
    bookPoints(world, member, 0, 'reward')
    bookPoints(world, member, -500, 'goods')
    expect([await progress('MS04'), await progress('MS05')]).toEqual([1, 1])
  })
  it('give their points once, when they are complete', async () => {
    const { missions, claim } = player()
    expect(await (await claim('MS01')).json()).toMatchObject({ value: { points: '12530' } })
    expect(await refusal(await claim('MS01'))).toEqual([200, false, 'mission.claimed'])
    expect(await refusal(await claim('MS02'))).toEqual([200, false, 'mission.open'])
    expect(await refusal(await claim(7))).toEqual([200, false, 'mission.not.found'])
    const after = await missions()
    expect(after.points).toBe(12_530)
    expect(after.missions.find(({ id }) => id === 'MS01')?.claimed).toBe(true)
  })
  it('begin anew at midnight and on Monday', async () => {
    const { resets } = await player().missions()
    const daily = new Date(resets.DAILY ?? 0)
    const weekly = new Date(resets.WEEKLY ?? 0)
    expect(daily.getTime()).toBeGreaterThan(Date.now())
    expect([daily.getUTCHours(), weekly.getUTCHours(), weekly.getUTCDay()]).toEqual([0, 0, 1])
    expect(weekly.getTime()).toBeGreaterThanOrEqual(daily.getTime())
  })
  it('the leader board has the member by points', async () => {
    const { leaders, own } = await player().leaders()
    expect(leaders.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(own).toMatchObject({ rank: 8, points: 12_480 })
  })
  it.each([
    ['none', 0, 0],
    ['many', 2_000, 0],
    ['odd', 10, 6],
  ])('has the scenario %s', async (state, count, refused) => {
    const answer = await player(`missions=${state}`).missions()
    expect([answer.missions.length, answer.refused.length]).toEqual([count, refused])
  })
})
