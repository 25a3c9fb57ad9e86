import { LIST, memberScreen } from './member-screen.ts'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press, tap } from './steps.ts'

export const pointMarket: readonly Screen[] = [
  ...memberScreen(
    'point market',
    '/m/mall/mallHome',
    'promotions.mall',
    { ...LIST, data: { gateway: 'Enamel mug' } },
    {
      none: [{ mall: 'none' }, 'The shelves are empty'],
      odd: [{ mall: 'odd' }, { gateway: 'Without a picture, and a stock that is none' }],
      many: [{ mall: 'many' }, 'Show more ({{count}} left)'],
    },
  ),
  {
    name: 'point market, goods',
    to: '/m/mall/mallHome',
    state: PLAYER,
    steps: [tap('main li button')],
    shows: 'You have',
  },
  {
    name: 'point market, redeemed',
    to: '/m/mall/mallHome',
    state: PLAYER,
    steps: [tap('main li button'), tap('button:not([aria-label])')],
    shows: 'Redeemed: {{name}}',
  },
  {
    name: 'point market, refused order',
    to: '/m/mall/mallHome',
    state: { ...PLAYER, fault: 'promotions.redeem:refused' },
    steps: [tap('main li button'), tap('button:not([aria-label])')],
    shows: { gateway: 'This is closed for the moment' },
  },
  {
    name: 'point market, history',
    to: '/m/mall/mallHome',
    state: PLAYER,
    steps: [press('History')],
    shows: 'Delivered',
  },
]
