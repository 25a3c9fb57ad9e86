import type { LanguageCode } from '@foyer/sdk'
import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import type { World } from '../../../mocks/world/world.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import { mockLevels } from '../../../mocks/catalogue/vip-levels.ts'

/** Conditions of each level. */
const CONDITIONS = 5
/** Of a member of the VIP programme, and of any other, before the first game. */
const BEGUN = { vip: 3, other: 1 } as const
const HIGHEST = 8

/** How far a member is, for states that play does not reach. */
const RANK = defineChoice({
  name: 'rank',
  group: 'account',
  label: 'VIP progress',
  otherwise: 'Grows with each game that is opened',
  choices: {
    top: 'At the highest level: no label id',
    met: 'All conditions are met',
    none: 'Nothing is expected',
    over: 'More completed than expected',
    broken: 'An answer that cannot be read',
  },
})
/** What the VIP programme has. */
const LEVELS = defineChoice({
  name: 'levels',
  group: 'account',
  label: 'VIP levels',
  otherwise: 'Eight',
  choices: { empty: 'None', many: '2,000', odd: 'Entries that cannot be read, and long texts' },
})

const LONG = 'A long text of the merchant that nobody has shortened '.repeat(6).slice(0, 300)

/** Progress and levels of the VIP programme at the mock gateway (EN-24). */
export default defineMock({
  id: 'account.member',
  scenarios: [RANK, LEVELS],
  initial: () => ({}),
  routes: [
    {
      id: 'member.rank-progress',
      method: 'GET',
      path: '/wps/relay/MCSFE_getPlayerRankProgress',
      auth: 'member',
      reply: ({ world, member }) => success(member && rankOf(world, member)),
    },
    {
      id: 'member.vip-benefits',
      method: 'GET',
      path: '/wps/relay/MCSFE_getVipBenefits',
      auth: 'member',
      reply: ({ world, language }) => success({ levels: levelsOf(world, language) }),
    },
  ],
})

function rankOf(world: World, member: MockMember): object {
  const labelId = `vip-${member.clubLabel.rankLevel + 1}`
  const progress = (completedConditions: number, totalExpectedConditions: number = CONDITIONS): object => ({
    currentProgress: { completedConditions, totalExpectedConditions },
    playerRankProgress: { labelId },
  })
  switch (RANK.of(world)) {
    case 'top':
      return { ...progress(2), playerRankProgress: {} }
    case 'met':
      return progress(CONDITIONS)
    case 'none':
      return progress(0, 0)
    case 'over':
      return progress(CONDITIONS + 4)
    case 'broken':
      return { currentProgress: 'soon', playerRankProgress: [] }
    case undefined: {
      const games = [...world.tickets.values()].filter((ticket) => ticket.member?.id === member.id).length
      return progress(Math.min(CONDITIONS, BEGUN[member.key === 'vip' ? 'vip' : 'other'] + games))
    }
  }
}

function levelsOf(world: World, language: LanguageCode | undefined): readonly unknown[] {
  const levels = mockLevels(world.merchant, language, HIGHEST)
  switch (LEVELS.of(world)) {
    case 'empty':
      return []
    case 'many':
      return Array.from({ length: 2_000 }, (_, index) => ({
        ...levels[index % HIGHEST],
        rankLevel: index + 1,
      }))
    case 'odd':
      return [
        null,
        'Gold',
        { rankLevel: 1 },
        { rankLevel: 'x', labelName: 'No number' },
        { rankLevel: '2', labelName: LONG, benefits: [{ name: LONG, value: LONG }, { name: 7 }, 0] },
        { rankLevel: 3, labelName: 'Silver', benefits: 'none' },
      ]
    case undefined:
      return levels
  }
}
