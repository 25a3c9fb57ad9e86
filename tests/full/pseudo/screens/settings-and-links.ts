import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { fill, press, tap } from './steps.ts'

export const settingsAndLinks: readonly Screen[] = [
  { name: 'settings of a guest', to: '/m/home', steps: [press('Settings')], shows: 'Appearance' },
  {
    name: 'settings of a member',
    to: '/m/home',
    state: { ...PLAYER, pwa: '1' },
    steps: [press('Settings')],
    shows: 'Log out',
  },
  {
    name: 'the question before logging out',
    to: '/m/home',
    state: PLAYER,
    steps: [press('Settings'), press('Log out')],
    shows: 'Do you want to log out on this device?',
  },
  {
    name: 'another member’s link',
    to: '/m/home',
    state: { ...PLAYER, link: 'vip' },
    shows: 'You are logged in as {{current}}. Do you want to log in as {{other}} instead?',
  },
  {
    name: 'a link that is not valid',
    to: '/m/home',
    state: { link: 'invalid' },
    shows: 'This login link is no longer valid.',
  },
  {
    name: 'a link that cannot be checked',
    to: '/m/home',
    state: { link: 'vip', fault: 'kernel.member-info:offline' },
    shows: 'Your login link could not be checked. Is there a connection?',
  },
  {
    name: 'an owed change of password',
    to: '/m/home',
    at: '/m/changePsw',
    state: { member: 'weak' },
    steps: [fill('New password', '12345'), tap('[type=submit]')],
    shows: 'Your password is one that everybody knows. Choose one of your own to keep your account safe.',
  },
  {
    name: 'an expired password',
    to: '/m/home',
    at: '/m/changePsw',
    state: { member: 'expired' },
    shows: 'Your password has expired. Choose a new one to go on.',
  },
  { name: 'an unknown address', to: '/m/nowhere', at: '/m/home', shows: 'We could not find that page.' },
]
