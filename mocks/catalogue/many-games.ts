import type { CatalogueGame } from './catalogue.ts'

const SEQUELS = [
  'Deluxe',
  'Megaways',
  'Reborn',
  'Gold',
  'Nights',
  'Rush',
  'Extra',
  'Legends',
  'Storm',
  'Royale',
]

/** So many games: the given ones, and their sequels, which have their pictures. */
export function manyGames(games: readonly CatalogueGame[], count: number): readonly CatalogueGame[] {
  if (games.length === 0) return games
  const all = Array.from({ length: Math.max(count, games.length) }, (_, index): CatalogueGame[] => {
    const game = games[index % games.length]
    const round = Math.floor(index / games.length)
    if (!game || round === 0) return game ? [game] : []
    const { badge: _badge, ...plain } = game
    const sequel = SEQUELS[(round - 1) % SEQUELS.length]
    const part = Math.ceil(round / SEQUELS.length)
    const name = `${game.name} ${sequel}${part > 1 ? ` ${part}` : ''}`
    return [{ ...plain, code: `${game.code}S${round}`, name }]
  }).flat()
  const order = [...new Set(games.map(({ vendor }) => vendor))]
  return [...all].sort((one, other) => order.indexOf(one.vendor) - order.indexOf(other.vendor))
}
