import { usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useMemo } from 'react'
import type { GameCard, Lane } from '../../contract.ts'
import { gameKey } from '../game-key.ts'
import { lobbyStores } from '../lobby-stores.ts'
import type { manifest } from '../manifest.ts'
import { deviceGames } from './device-games.ts'
import type { Favourites } from './favourites-context.ts'
import { keepInPlace } from './keep-in-place.ts'
import { stillOffered } from './still-offered.ts'

/** The games that the device remembers and that can still be played, the latest first, and the hearts. */
export interface RememberedGames {
  readonly favourites: readonly GameCard[]
  readonly played: readonly GameCard[]
  readonly hearts: Favourites
}

/** @param whole the lanes are those of the gateway, not those of the page */
export function useDeviceGames(lanes: readonly Lane[], whole: boolean): RememberedGames {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const games = deviceGames(context, services, lobbyStores(context, services).lanes.state)
  const favourites = useStore(games.favourites)
  const recent = useStore(games.recent)
  return useMemo(
    () => ({
      favourites: stillOffered(favourites, lanes, whole),
      played: stillOffered(recent, lanes, whole),
      hearts: {
        keys: new Set(favourites.map(gameKey)),
        toggle: (card, button) => keepInPlace(button, () => games.toggle(card)),
      },
    }),
    [games, favourites, recent, lanes, whole],
  )
}
