import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { fill, press, tap } from './steps.ts'

export const register: readonly Screen[] = [
  { name: 'register', to: '/m/register', shows: 'Create account' },
  {
    name: 'register, errors',
    to: '/m/register?r=FRIEND7',
    steps: [tap('main form [type=submit]')],
    shows: 'Choose a username',
  },
  {
    name: 'register, weak',
    to: '/m/register',
    steps: [fill('Username', 'player'), fill('Password', '123456'), tap('main form [type=submit]')],
    shows: 'Everybody guesses this password first. Please choose another.',
  },
  {
    name: 'register by mobile',
    to: '/m/register',
    state: { merchant: 'coral' },
    steps: [press('Mobile number')],
    shows: 'Send code',
  },
  {
    name: 'register, failed',
    to: '/m/register',
    state: { fault: 'register.username:500' },
    steps: [
      fill('Username', 'river_9'),
      fill('Password', 'quiet-river-9'),
      tap('main form [type=checkbox]:last-of-type'),
      tap('main form [type=submit]'),
    ],
    shows: { gateway: 'Internal server error' },
  },
  {
    name: 'register by an agent',
    to: '/m/agentRegister',
    state: { member: 'agent' },
    shows: 'Register a member',
  },
  {
    name: 'register by an agent, errors',
    to: '/m/agentRegister',
    state: { member: 'agent' },
    steps: [tap('main form [type=submit]')],
    shows: 'Choose a username',
  },
  {
    name: 'register by an agent, for a player',
    to: '/m/agentRegister',
    at: '/m/inviteFriends',
    state: PLAYER,
    shows: 'Your invitation link',
  },
]
