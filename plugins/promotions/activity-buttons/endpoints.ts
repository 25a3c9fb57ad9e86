import { defineEndpoint } from '@foyer/sdk'
import { buttonsAnswer } from './buttons-answer.ts'
import { BUTTONS_CACHE_MS } from './constants.ts'

/** The activity buttons, in the gateway's order. The specification shows their rules only (OV-28): the call is assumed. */
export const getActivityButtons = defineEndpoint()({
  id: 'activity-buttons.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getActivityButtons',
  auth: 'none',
  cacheMs: BUTTONS_CACHE_MS,
  assumed: true,
  response: buttonsAnswer,
})
