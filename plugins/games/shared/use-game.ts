import { createStore, useAbortSignal, useService, useStore } from '@foyer/sdk'
import { useEffect } from 'react'
import { type CatalogueState, findGame, GAME_CATALOGUE, type GameCard } from '../contract.ts'

/** Without the lobby no game is known by name. */
const NO_GAMES = createStore<CatalogueState>({ step: 'ready', lanes: [] })

/**
 * The card of a game, for its name and art: at once where a lane has shown it, else as soon as the
 * list of games has arrived.
 *
 * @returns `pending`: the list is still loading
 */
export function useGame(named: Pick<GameCard, 'vendor' | 'code'> | undefined): {
  readonly game: GameCard | undefined
  readonly pending: boolean
} {
  const catalogue = useService(GAME_CATALOGUE)
  const { step, lanes } = useStore(catalogue?.state ?? NO_GAMES)
  const game = named && findGame(lanes, named)
  const pending = named !== undefined && !game && step === 'loading'
  const signal = useAbortSignal()
  useEffect(() => {
    if (pending) void catalogue?.load(signal())
  }, [catalogue, pending, signal])
  return { game, pending }
}
