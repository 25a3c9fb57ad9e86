import { usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useMemo } from 'react'
import type { GameCard, Lane } from '../../contract.ts'
import { gameKey } from '../game-key.ts'
import { lobbyStores } from '../lobby-stores.ts'
import type { manifest } from '../manifest.ts'
import { deviceGames } from './device-games.ts'
import type { Favourites } from './favourites-context.ts'
import { flushSync } from 'react-dom'

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

/** Makes a change of the page, and scrolls by as much as it has moved an element, so that a finger still points at it. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  if (!element.isConnected) return
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

/**
 * The remembered games as the lanes have them now. One that no lane lists is gone, unless the lanes are not whole: then it is
 * shown as it was.
 *
 * @param whole the lanes are those of the gateway, not those of the page
 */
function stillOffered(
  remembered: readonly GameCard[],
  lanes: readonly Lane[],
  whole: boolean,
): readonly GameCard[] {
  if (remembered.length === 0) return remembered
  const listed = new Map(lanes.flatMap(({ cards }) => cards.map((card) => [gameKey(card), card] as const)))
  const complete = whole && lanes.every(({ gameCount, cards }) => gameCount <= cards.length)
  return remembered.flatMap((card) => listed.get(gameKey(card)) ?? (complete ? [] : [card]))
}
