import { LIST, memberScreen } from './member-screen.ts'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const mission: readonly Screen[] = [
  ...memberScreen(
    'missions',
    '/m/leaderBoard',
    'promotions.missions',
    { ...LIST, data: { gateway: 'Look in today' } },
    {
      none: [{ missions: 'none' }, 'No missions right now'],
      odd: [{ missions: 'odd' }, { gateway: 'More than everything' }],
      many: [{ missions: 'many' }, 'Show more ({{count}} left)'],
    },
  ),
  {
    name: 'leader board',
    to: '/m/leaderBoard',
    state: PLAYER,
    steps: [press('Leader board')],
    shows: 'Most points of this week',
  },
  {
    name: 'leader board, failed',
    to: '/m/leaderBoard',
    state: { ...PLAYER, fault: 'promotions.leaders:500' },
    steps: [press('Leader board')],
    shows: 'This could not be loaded just now.',
  },
]
