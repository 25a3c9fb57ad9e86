import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { Lane } from '../contract.ts'

const lane: Lane = {
  key: 'rng',
  title: 'Slots',
  category: 'RNG',
  vendors: [],
  gameCount: 1,
  cards: [
    { code: 'R1', name: 'Star Harbor', vendor: 'TCG_SEA', vendorName: 'Sealight', image: '/cdn/games/1.svg' },
  ],
}

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  answers: {
    'game.lanes': { lanes: [lane], refused: [] },
    'game.match': { games: lane.cards, refused: [] },
    'game.list': { games: lane.cards, refused: [] },
    'game.jackpot': { amount: 1_000_000, winners: [{ name: 'ngu***89', amount: 500, game: 'Star Harbor' }] },
  },
  props: { GamesSection: { guest: true }, JackpotMarquee: { guest: true } },
}
