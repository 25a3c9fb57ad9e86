import { defineEndpoint } from '@foyer/sdk'
import { promotionsAnswer } from './promotions-answer.ts'

/** How long the answer is cached, in milliseconds. */
const PROMOTIONS_CACHE_MS = 60_000

/** The merchant's promotions of the moment (CA-16). It is sent without authorization. */
export const getAvailablePromotions = defineEndpoint()({
  id: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  auth: 'none',
  cacheMs: PROMOTIONS_CACHE_MS,
  response: promotionsAnswer,
})
