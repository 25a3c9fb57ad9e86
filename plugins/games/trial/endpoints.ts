import { defineEndpoint } from '@foyer/sdk'
import { addressAnswer } from '../shared/launch-address.ts'
import { TRIAL_TIMEOUT_MS } from './constants.ts'

/**
 * The address of a trial game, for anybody (CA-24): `gameId`, `nodeId` where it is known, and `platform=html5` in the
 * query; every call carries the Merchant and Language headers. Refusals carry the gateway's message.
 */
export const launchTrial = defineEndpoint()({
  id: 'game.trial',
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  auth: 'none',
  timeoutMs: TRIAL_TIMEOUT_MS,
  response: addressAnswer,
})
