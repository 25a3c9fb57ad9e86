import { defineEndpoint } from '@foyer/sdk'
import { bannersAnswer } from './banners-answer.ts'
import { BANNERS_CACHE_MS } from './constants.ts'

/** The banners of the group `groupName`. The specification shows the item (EN-20); the call is assumed. */
export const getBanners = defineEndpoint()({
  id: 'banner.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  auth: 'none',
  cacheMs: BANNERS_CACHE_MS,
  assumed: true,
  response: bannersAnswer,
})
