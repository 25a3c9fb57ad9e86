import { LIST, memberScreen } from './member-screen.ts'
import type { Screen } from './screen.ts'

export const reward: readonly Screen[] = [
  ...memberScreen(
    'rewards',
    '/m/rewardCenter',
    'promotions.rewards',
    { ...LIST, data: { gateway: 'Tonight’s free spins' } },
    {
      none: [{ rewards: 'none' }, 'Nothing to collect right now'],
      odd: [{ rewards: 'odd' }, { gateway: 'Without anything else' }],
      many: [{ rewards: 'many' }, 'Show more ({{count}} left)'],
    },
  ),
]
