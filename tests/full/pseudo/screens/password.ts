import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { fill, tap } from './steps.ts'

export const password: readonly Screen[] = [
  {
    name: 'change of password',
    to: '/m/changePsw',
    state: PLAYER,
    shows: 'Use a password that you have nowhere else.',
  },
  {
    name: 'change of password, errors',
    to: '/m/changePsw',
    state: PLAYER,
    steps: [tap('main form [type=submit]')],
    shows: 'Enter your current password',
  },
  {
    name: 'change of password, failed',
    to: '/m/changePsw',
    state: { ...PLAYER, fault: 'password.change:500' },
    steps: [
      fill('Current password', 'player123'),
      fill('New password', 'quiet-river-9'),
      tap('main form [type=submit]'),
    ],
    shows: { gateway: 'Internal server error' },
  },
  {
    name: 'change of password, done',
    to: '/m/changePsw',
    at: '/m/home',
    state: PLAYER,
    steps: [
      fill('Current password', 'player123'),
      fill('New password', 'quiet-river-9'),
      tap('main form [type=submit]'),
    ],
    shows: 'Your password is changed',
  },
]
