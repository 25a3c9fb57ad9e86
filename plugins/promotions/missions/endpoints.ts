import { defineEndpoint } from '@foyer/sdk'
import { claimAnswer, leadersAnswer, missionsAnswer } from './missions-answer.ts'

/** The player's missions. The specification names the screen only: path and shape are assumed (CA-30). */
export const getMissions = defineEndpoint()({
  id: 'promotions.missions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissions',
  auth: 'required',
  assumed: true,
  response: missionsAnswer,
})

/** Collects what a completed mission gives. Assumed. The gateway gives it once; refusals carry its message. */
export const claimMission = defineEndpoint<{ readonly id: string }>()({
  id: 'promotions.claim-mission',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  auth: 'required',
  assumed: true,
  response: claimAnswer,
})

/** The leader board. Assumed. */
export const getLeaders = defineEndpoint()({
  id: 'promotions.leaders',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLeaderBoard',
  auth: 'required',
  assumed: true,
  response: leadersAnswer,
})
