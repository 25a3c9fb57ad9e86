import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'

export const home: readonly Screen[] = [
  { name: 'home', to: '/m/home', shows: 'Next draws' },
  { name: 'home of a member', to: '/m/home', state: { ...PLAYER, bar: '1' }, shows: 'Balance' },
  {
    name: 'home without games',
    to: '/m/home',
    state: { games: 'none', draws: 'none', available: 'none', buttons: 'none' },
    shows: 'No games here yet',
  },
  {
    name: 'home, games failed',
    to: '/m/home',
    state: { fault: 'game.lanes:500,game.draws:500,game.jackpot:500,banner.list:500' },
    shows: 'Try again',
  },
  {
    name: 'home, games in maintenance',
    to: '/m/home',
    state: { games: 'maintenance' },
    shows: 'Maintenance',
  },
  { name: 'home, a draw soon', to: '/m/home', state: { draws: 'soon' }, shows: 'Next draws' },
  {
    name: 'home, offline',
    to: '/m/home',
    steps: [{ offline: true }],
    shows: 'You are offline. Check your connection.',
  },
  {
    name: 'home, balance unknown',
    to: '/m/home',
    state: { ...PLAYER, fault: 'wallet.balance:500' },
    shows: 'The balance could not be loaded.',
  },
]
