import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { rewardsAnswer } from './rewards-answer.ts'

/** The player's rewards. The specification names the screen only: path and shape are assumed (CA-30). */
export const getRewards = defineEndpoint()({
  id: 'promotions.rewards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewards',
  auth: 'required',
  assumed: true,
  response: rewardsAnswer,
})

/** Collects a reward. Assumed. The gateway gives each reward once; refusals carry its message. */
export const claimReward = defineEndpoint<{ readonly id: string }>()({
  id: 'promotions.claim-reward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  auth: 'required',
  assumed: true,
  response: v.unknown(),
})
