import { createStore, useAbortSignal, useServices, useStore } from '@foyer/sdk'
import { useEffect } from 'react'
import { type CatalogueState, findGame, type GameCard } from '../contract.ts'
import type { manifest } from './manifest.ts'
import type { GameLaunch } from './read-launch.ts'

/** Without the lobby no game is known by name. */
const NO_GAMES = createStore<CatalogueState>({ step: 'ready', lanes: [] })

/**
 * The card of the game that is launched, for its name and art: at once where a lane has shown it, else as soon as the
 * list of games has arrived.
 *
 * @returns `pending`: the list is still loading
 */
export function useGame(launch: Pick<GameLaunch, 'vendor' | 'code'> | undefined): {
  readonly game: GameCard | undefined
  readonly pending: boolean
} {
  const { catalogue } = useServices<typeof manifest>()
  const { step, lanes } = useStore(catalogue?.state ?? NO_GAMES)
  const game = launch && findGame(lanes, launch)
  const pending = launch !== undefined && !game && step === 'loading'
  const signal = useAbortSignal()
  useEffect(() => {
    if (pending) void catalogue?.load(signal())
  }, [catalogue, pending, signal])
  return { game, pending }
}
