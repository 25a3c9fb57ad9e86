import type { Screen } from './screen.ts'
import { tap } from './steps.ts'

export const game: readonly Screen[] = [
  { name: 'games', to: '/m/game', shows: 'Game providers' },
  {
    name: 'games, one vendor',
    to: '/m/game',
    steps: [tap('main [role=group] button:nth-of-type(2)')],
    shows: 'Game providers',
  },
  {
    name: 'games, none found',
    to: '/m/game',
    steps: [{ search: '000 111' }],
    shows: 'No game is called “{{text}}”.',
  },
  {
    name: 'games, loading',
    to: '/m/game',
    state: { fault: 'game.lanes:never,game.list:never' },
    waits: true,
    shows: { element: '[aria-busy=true]' },
  },
  {
    name: 'games, failed',
    to: '/m/game',
    state: { fault: 'game.lanes:500,game.list:500' },
    shows: 'Try again',
  },
  {
    name: 'games, broken',
    to: '/m/game',
    state: { games: 'broken' },
    shows: 'Game providers',
    names: ['PVP', 'LIVE'],
  },
  { name: 'games, none', to: '/m/game', state: { games: 'none' }, shows: 'No games here yet' },
]
