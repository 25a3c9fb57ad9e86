import { defineStorageKey, rowsOf, type StorageKey } from '@foyer/sdk'
import * as v from 'valibot'
import type { GameCard } from '../../contract.ts'

/** Longest text of a game that is stored, in characters. */
const MAX_TEXT = 500
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT))
const game = v.object({
  code: text,
  name: text,
  vendor: text,
  vendorName: text,
  image: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
})
const list = v.object({ merchant: v.string(), games: v.array(v.unknown()) })

/** Games that a device remembers: each as it was seen last, so that it can be shown before any list has loaded. */
export interface GameList {
  /** Id of the merchant whose games they are: a host may change its merchant. */
  readonly merchant: string
  readonly games: readonly GameCard[]
}

/** The key of a list with at most so many games. Unreadable games are left out, not the list. */
export const gameListKey = (name: string, max: number): StorageKey<GameList> =>
  defineStorageKey<GameList>({
    name: `games.lobby.${name}`,
    area: 'local',
    parse: (stored) => {
      const read = v.safeParse(list, stored)
      if (!read.success) return undefined
      const { merchant, games } = read.output
      return { merchant, games: rowsOf(game, games).slice(0, max) }
    },
  })

/** What is stored of a card: neither its badge nor its maintenance, which change. Texts that are too long are cut. */
export const storedGame = ({ code, name, vendor, vendorName, image }: GameCard): GameCard => ({
  code,
  name: name.slice(0, MAX_TEXT),
  vendor,
  vendorName: vendorName.slice(0, MAX_TEXT),
  image: image.length > MAX_TEXT ? '' : image,
})
