import { defineEndpoint } from '@foyer/sdk'
import { DRAWS_CACHE_MS } from './constants.ts'
import { drawsAnswer } from './draws-answer.ts'

/** The next draw and the last result of each lottery. The specification has no such call. */
export const listDraws = defineEndpoint()({
  id: 'game.draws',
  method: 'GET',
  path: '/wps/relay/GCSLOTT_getNextDraws',
  auth: 'none',
  cacheMs: DRAWS_CACHE_MS,
  assumed: true,
  response: drawsAnswer,
})
