import { defineChoice } from '../define-scenario.ts'
import type { World } from '../world/world.ts'
import { type CatalogueGame, type CatalogueLane, catalogueOf } from './catalogue.ts'
import { manyGames } from './many-games.ts'

/** What the list of games is like. */
export const GAMES = defineChoice({
  name: 'games',
  group: 'games',
  label: 'Games',
  otherwise: 'as the merchant has them',
  choices: {
    many: '2,000 slots',
    maintenance: 'a vendor and a game under maintenance',
    broken: 'half of the fields missing or wrong',
    none: 'none',
  },
})
/** With `games=many`: how many games the slots have. */
const MANY_GAMES = 2_000

/** The merchant's lanes, with the games that the world's `games` adds or takes away. */
export function offeredLanes(world: Pick<World, 'merchant' | 'scenarios'>): readonly CatalogueLane[] {
  const scenario = GAMES.of(world)
  if (scenario === 'none') return []
  const lanes = catalogueOf(world.merchant)
  if (scenario !== 'many') return lanes
  return lanes.map((lane) => {
    if (lane.key !== 'slots') return lane
    const games = manyGames(lane.games, MANY_GAMES)
    return { ...lane, games, gameCount: games.length }
  })
}

/** The game of this code, where the world offers it: only such a game is launched. */
export const offeredGame = (
  world: Pick<World, 'merchant' | 'scenarios'>,
  code: string | undefined | null,
): CatalogueGame | undefined =>
  offeredLanes(world)
    .flatMap(({ games }) => games)
    .find((game) => game.code === code)
