// @vitest-environment node
import { expect, it } from 'vitest'
import { groupMissions } from './group-missions.ts'
import type { Mission } from './mission.ts'

const mission = (id: string, part: Partial<Mission> = {}): Mission => ({
  id,
  title: id,
  text: '',
  period: 'DAILY',
  done: 0,
  target: 3,
  points: 5,
  claimed: false,
  page: '',
  ...part,
})

it('groups by period, leaves empty groups out, and puts what can be collected first', () => {
  const groups = groupMissions([
    mission('once', { period: 'ONCE' }),
    mission('had', { done: 3, claimed: true }),
    mission('open', { done: 1 }),
    mission('ready', { done: 3 }),
  ])
  expect(groups.map(({ period, missions }) => [period, missions.map(({ id }) => id)])).toEqual([
    ['DAILY', ['ready', 'open', 'had']],
    ['ONCE', ['once']],
  ])
})
