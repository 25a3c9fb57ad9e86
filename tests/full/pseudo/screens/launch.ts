import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const launch: readonly Screen[] = [
  {
    name: 'a launch',
    to: '/m/launchGame?vendor=TCG_SEA&code=no-such-game',
    state: PLAYER,
    shows: 'The game did not open',
  },
  {
    name: 'a launch, waiting',
    to: '/m/launchGame?vendor=TCG_SEA&code=reef',
    state: { ...PLAYER, fault: 'game.launch:never' },
    waits: true,
    shows: 'Opening your game…',
  },
  {
    name: 'a launch, offline',
    to: '/m/launchGame?vendor=TCG_SEA&code=reef',
    state: { ...PLAYER, fault: 'game.launch:offline' },
    shows: 'We cannot reach the game right now. Please try again.',
  },
  {
    name: 'a trial',
    to: '/m/trialGame?vendor=TCG_LOTTO_VN&game=LO001',
    shows: 'Free trial with play money. Nothing can be won or lost.',
  },
  {
    name: 'a trial, failed',
    to: '/m/trialGame?vendor=TCG_LOTTO_VN&game=LO001',
    state: { fault: 'game.trial:500' },
    shows: 'Try again',
  },
  { name: 'a trial without a game', to: '/m/trialGame', at: '/m/game', shows: 'Search games' },
  {
    name: 'a mini-game',
    to: '/m/home',
    state: { member: 'player', switches: 'LOTTMINIGAME3,-SEALOTTMINIGAME3' },
    shows: 'Open the mini game',
  },
  {
    name: 'a mini-game that does not open',
    to: '/m/home',
    state: { member: 'player', switches: 'LOTTMINIGAME3,-SEALOTTMINIGAME3', 'mini-game': 'broken' },
    shows: 'The mini game could not be started.',
    complains: /MN-MOUNT/,
    steps: [press('Open the mini game')],
  },
]
