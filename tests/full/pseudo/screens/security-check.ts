import type { Screen } from './screen.ts'
import { LOG_IN, press } from './steps.ts'

export const securityCheck: readonly Screen[] = [
  { name: 'captcha', to: '/m/login', state: { captcha: 'v4' }, shows: 'Click to verify' },
  {
    name: 'captcha, failed',
    to: '/m/login',
    state: { captcha: 'v4', geetest: '60204' },
    shows: 'Network failure',
  },
  { name: 'captcha, none', to: '/m/login', state: { captcha: 'missing' }, shows: 'Security check' },
  {
    name: 'second factor',
    to: '/m/login',
    state: { factor: 'EPGS' },
    steps: LOG_IN,
    shows: 'Verify that it is you',
  },
  {
    name: 'second factor, error',
    to: '/m/login',
    state: { factor: 'EGS' },
    steps: [...LOG_IN, press('Continue')],
    shows: 'Enter your email address',
  },
  {
    name: 'second factor, none',
    to: '/m/login',
    state: { factor: 'none' },
    steps: LOG_IN,
    shows: 'Payee name',
  },
]
