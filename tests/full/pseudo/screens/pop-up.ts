import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'

export const popUp: readonly Screen[] = [
  {
    name: 'announcements',
    to: '/m/home',
    state: { announcements: 'some' },
    shows: '{{number}} of {{total}}',
  },
  { name: 'announcements, odd', to: '/m/home', state: { announcements: 'odd' }, shows: 'Announcements' },
  {
    name: 'announcements of a member',
    to: '/m/home',
    state: { ...PLAYER, announcements: 'many' },
    shows: '{{number}} of {{total}}',
  },
]
