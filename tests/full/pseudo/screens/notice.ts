import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const notice: readonly Screen[] = [
  { name: 'consent', to: '/m/home', state: { merchant: 'aurora' }, shows: 'Accept all' },
  {
    name: 'consent, choices',
    to: '/m/home',
    state: { merchant: 'aurora' },
    steps: [press('Choose')],
    shows: 'You have not chosen yet. Everything is off.',
  },
  {
    name: 'push, to be asked',
    to: '/m/member/home',
    state: { ...PLAYER, merchant: 'coral', switches: '-LOTTMINIGAME3,-SEALOTTMINIGAME3' },
    steps: [press('Notifications')],
    shows: 'Shall we let you know?',
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(Notification, 'permission', { value: 'default', configurable: true }),
      ),
  },
  { name: 'update', to: '/m/game', state: { merchant: 'coral', build: 'next' }, shows: 'Update available' },
  {
    name: 'maintenance',
    to: '/m/home',
    state: { maintenance: '1', maintenanceEnd: '4000000000000' },
    shows: 'Expected to be back',
  },
  { name: 'access denied', to: '/m/home', state: { region: '1' }, shows: 'Your IP address' },
  {
    name: 'unreachable',
    to: '/m/home',
    state: { status: 'domain_not_available' },
    shows: 'Retry once',
  },
  { name: 'busy', to: '/m/home', state: { status: 'system.busy' }, shows: 'Notice' },
]
