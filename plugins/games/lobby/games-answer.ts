import * as v from 'valibot'
import type { GameCard } from '../contract.ts'
import { MAX_LISTED_GAMES } from './constants.ts'
import { readCards } from './read-cards.ts'
import { readVendors } from './read-vendors.ts'

/** The readable games, and the paths of the unreadable ones: `games.0: gameCode`. */
export interface GamesAnswer {
  readonly games: readonly GameCard[]
  readonly refused: readonly string[]
}

/** A plain list of games, with the vendors that it describes; an invalid game is left out (EN-30). *Assumed* (CA-23). */
export const gamesAnswer = v.pipe(
  v.object({ data: v.object({ games: v.array(v.unknown()), vendors: v.optional(v.unknown()) }) }),
  v.transform(({ data }): GamesAnswer => {
    const refused: string[] = []
    const given = data.games.slice(0, MAX_LISTED_GAMES)
    const games = readCards(given, readVendors(data.vendors), (place) =>
      refused.push(place.replace(/^cards/, 'games')),
    )
    return { games, refused }
  }),
)
