import { memberScreen } from './member-screen.ts'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const memberArea: readonly Screen[] = [
  ...memberScreen(
    'member area',
    '/m/member/home',
    'member.rank-progress',
    {
      member: 'vip',
      data: 'Progress to the next level',
      failed: 'Your progress could not be loaded.',
      refused: 'Your progress could not be loaded.',
    },
    {
      'of a player': [{ member: 'player' }, 'My account'],
      'at the top': [{ member: 'vip', rank: 'top' }, 'VIP benefits'],
      'all met': [{ member: 'vip', rank: 'met' }, 'All conditions are met'],
      'nothing expected': [{ member: 'vip', rank: 'none' }, 'VIP benefits'],
    },
  ),
  {
    name: 'member’s picture',
    to: '/m/member/home',
    state: PLAYER,
    steps: [press('Choose your picture')],
    shows: 'Penguin',
  },
  ...memberScreen(
    'benefits',
    '/m/member/benefits',
    'member.vip-benefits',
    {
      data: 'What each level gives you.',
      failed: 'The benefits could not be loaded.',
      offline: 'The benefits could not be loaded. Check your connection.',
      refused: 'The benefits could not be loaded.',
    },
    {
      none: [{ levels: 'empty' }, 'There are no VIP levels yet.'],
      odd: [{ levels: 'odd' }, { gateway: 'Silver' }],
      VIP: [{ member: 'vip' }, 'Your level'],
    },
  ),
]
