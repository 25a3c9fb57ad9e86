import { defineEndpoint } from '@foyer/sdk'
import { PROMOTIONS_CACHE_MS } from './constants.ts'
import { promotionsAnswer } from './promotions-answer.ts'

/** The merchant's promotions of the moment (CA-16). It is sent without authorization. */
export const getAvailablePromotions = defineEndpoint()({
  id: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  auth: 'none',
  cacheMs: PROMOTIONS_CACHE_MS,
  response: promotionsAnswer,
})
