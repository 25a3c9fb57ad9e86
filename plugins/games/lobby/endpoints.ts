import { defineEndpoint } from '@foyer/sdk'
import { LANES_CACHE_MS } from './constants.ts'
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
