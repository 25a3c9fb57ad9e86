import type { Screen } from './screen.ts'
import { fill, LOG_IN, press, tap } from './steps.ts'

export const logIn: readonly Screen[] = [
  { name: 'log-in', to: '/m/login', shows: 'Username' },
  {
    name: 'log-in, errors',
    to: '/m/login',
    steps: [tap('main form [type=submit]')],
    shows: 'Enter your username',
  },
  {
    name: 'log-in, refused',
    to: '/m/login',
    steps: [fill('Username', 'player'), fill('Password', 'wrong-password'), tap('main form [type=submit]')],
    shows: { gateway: 'Username or password is incorrect' },
  },
  {
    name: 'log-in, failed',
    to: '/m/login',
    state: { fault: 'auth.login:500' },
    steps: LOG_IN,
    shows: { gateway: 'Internal server error' },
  },
  {
    name: 'log-in, waiting',
    to: '/m/login',
    state: { fault: 'auth.login:never' },
    steps: LOG_IN,
    waits: true,
    shows: 'Logging in…',
  },
  {
    name: 'log-in by SMS',
    to: '/m/login',
    state: { merchant: 'coral' },
    steps: [press('SMS code')],
    shows: 'Send code',
  },
  {
    name: 'log-in by SMS, dialing code',
    to: '/m/login',
    state: { merchant: 'coral' },
    steps: [press('SMS code'), tap('main button[aria-haspopup=dialog]')],
    shows: 'Search by country or code',
  },
  {
    name: 'log-in by another site',
    to: '/m/login',
    state: { identity: 'social' },
    shows: 'Continue with {{provider}}',
  },
]
