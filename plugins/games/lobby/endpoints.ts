import { defineEndpoint } from '@foyer/sdk'
import { LANES_CACHE_MS } from './constants.ts'
import { gamesAnswer } from './games-answer.ts'
import { jackpotAnswer } from './jackpot-answer.ts'
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
