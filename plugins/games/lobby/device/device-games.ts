import { type ContextOf, createStore, type ServicesOf, type StorageKey, type Store } from '@foyer/sdk'
import { type CatalogueState, findGame, type GameCard, gameLaunched } from '../../contract.ts'
import { MAX_FAVOURITES, MAX_RECENT_GAMES } from '../constants.ts'
import { gameKey } from '../game-key.ts'
import type { manifest } from '../manifest.ts'
import { type GameList, gameListKey, storedGame } from './game-list.ts'

export const FAVOURITES = gameListKey('favourites', MAX_FAVOURITES)
export const RECENT_GAMES = gameListKey('recent', MAX_RECENT_GAMES)

/** The games that a device remembers for a merchant, the latest first. */
export interface DeviceGames {
  readonly favourites: Store<readonly GameCard[]>
  readonly recent: Store<readonly GameCard[]>
  /** Makes a game a favourite, or no longer one; the oldest gives way to the 201st. */
  toggle(card: GameCard): void
}

const runs = new WeakMap<object, DeviceGames>()

/** One for each run of the plugin. From the first call on, it notes the games that are launched, from anywhere. */
export function deviceGames(
  context: ContextOf<typeof manifest>,
  services: Pick<ServicesOf<typeof manifest>, 'site'>,
  catalogue: Store<CatalogueState>,
): DeviceGames {
  const known = runs.get(context)
  if (known) return known
  const merchant = services.site.merchant.id
  const read = (key: StorageKey<GameList>): readonly GameCard[] => {
    const list = context.storage.get(key)
    return list?.merchant === merchant ? list.games : []
  }
  const favourites = createStore(read(FAVOURITES))
  const recent = createStore(read(RECENT_GAMES))
  const write = (key: StorageKey<GameList>, store: typeof recent, games: readonly GameCard[]): void => {
    context.storage.set(key, { merchant, games })
    store.set(games)
  }
  const games: DeviceGames = {
    favourites,
    recent,
    toggle: (card) => {
      // Read anew: another tab may have changed it.
      const before = read(FAVOURITES)
      const others = without(before, card)
      const next = others.length < before.length ? others : [storedGame(card), ...before]
      write(FAVOURITES, favourites, next.slice(0, MAX_FAVOURITES))
    },
  }
  context.on(gameLaunched, ({ vendor, code, name }) => {
    const before = read(RECENT_GAMES)
    const key = gameKey({ vendor, code })
    const remembered = [...before, ...favourites.get()].find((each) => gameKey(each) === key)
    const unknown = { vendor, code, name: name ?? code, vendorName: vendor, image: '' }
    const card = findGame(catalogue.get().lanes, { vendor, code }) ?? remembered ?? unknown
    write(RECENT_GAMES, recent, [storedGame(card), ...without(before, card)].slice(0, MAX_RECENT_GAMES))
  })
  runs.set(context, games)
  return games
}

const without = (games: readonly GameCard[], card: GameCard): readonly GameCard[] =>
  games.filter((each) => gameKey(each) !== gameKey(card))
