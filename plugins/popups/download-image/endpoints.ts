import { defineEndpoint } from '@foyer/sdk'
import { bannersAnswer } from './banners-answer.ts'
import { IMAGES_CACHE_MS } from './constants.ts'

/**
 * The banners of a group, `groupName=m_popup1`, in the gateway's order. The specification shows the item and the groups
 * (EN-20); the call is assumed.
 */
export const getPopUpBanners = defineEndpoint()({
  id: 'download-image.banners',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPopUpBanners',
  auth: 'none',
  cacheMs: IMAGES_CACHE_MS,
  assumed: true,
  response: bannersAnswer,
})
