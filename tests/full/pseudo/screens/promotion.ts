import type { Screen } from './screen.ts'

export const promotion: readonly Screen[] = [
  { name: 'promotions', to: '/m/activity', shows: 'On now' },
  {
    name: 'promotions, none',
    to: '/m/activity',
    state: { promotions: 'none' },
    shows: 'No promotions right now. Look in again soon.',
  },
  { name: 'promotions, odd', to: '/m/activity', state: { promotions: 'odd' }, shows: 'Promotions' },
  { name: 'promotions, many', to: '/m/activity', state: { promotions: 'many' }, shows: 'On now' },
  {
    name: 'promotions, loading',
    to: '/m/activity',
    state: { fault: 'activity.list:never' },
    waits: true,
    shows: { element: '[aria-busy=true]' },
  },
  {
    name: 'promotions, failed',
    to: '/m/activity',
    state: { fault: 'activity.list:500' },
    shows: 'We have a problem on our side. The promotions will be back soon.',
  },
  {
    name: 'promotions, offline',
    to: '/m/activity',
    state: { fault: 'activity.list:offline' },
    shows: 'We have a problem on our side. The promotions will be back soon.',
  },
  { name: 'a promotion', to: '/m/activity?id=cashback', shows: 'Terms and conditions' },
  {
    name: 'a promotion, unknown',
    to: '/m/activity?id=nowhere',
    shows: 'This promotion does not exist, or is over. Here is what is on.',
  },
]
