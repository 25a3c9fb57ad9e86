import { defineEndpoint, rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { LANES_CACHE_MS } from './constants.ts'
import { gamesAnswer } from './games-answer.ts'
import type { Jackpot } from './jackpot.ts'
import { lanesAnswer } from './lanes-answer.ts'

/** CA-22, with `platform=html5`: every lane of the merchant with its games. */
export const listLanes = defineEndpoint()({
  id: 'game.lanes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  auth: 'none',
  cacheMs: LANES_CACHE_MS,
  // CA-22 answers `{ data: { lanes } }`.
  bare: true,
  response: lanesAnswer,
})

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const winner = v.object({ name: text, amount, game: text })

/** The jackpot requires its amount; a winner who is unreadable, or won nothing, is left out (EN-30). */
export const jackpotAnswer = v.pipe(
  v.object({
    data: v.object({ amount, winners: v.optional(v.unknown()) }),
  }),
  v.transform(({ data }): Jackpot => ({
    amount: data.amount,
    winners: rowsOf(winner, data.winners).filter((each) => each.amount > 0),
  })),
)

/** The jackpot's amount and its last winners. The specification has no such call. */
export const getJackpot = defineEndpoint()({
  id: 'game.jackpot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpot',
  auth: 'none',
  assumed: true,
  // Like the lanes, which come from the same service.
  bare: true,
  response: jackpotAnswer,
})

/** CA-23: the games of all vendors that fit a text. Its query and its answer are assumed. */
export const matchGames = defineEndpoint()({
  id: 'game.match',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  auth: 'none',
  assumed: true,
  bare: true,
  response: gamesAnswer,
})

/** All games of a vendor, of a category, or of both. The specification has no such call. */
export const listGames = defineEndpoint()({
  id: 'game.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameList',
  auth: 'none',
  cacheMs: LANES_CACHE_MS,
  assumed: true,
  bare: true,
  response: gamesAnswer,
})
