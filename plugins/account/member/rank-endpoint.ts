import { defineEndpoint } from '@foyer/sdk'
import { rankAnswer } from './rank-answer.ts'

/** The member's progress to the next level of the VIP programme (CA-18, EN-24). */
export const getRankProgress = defineEndpoint()({
  id: 'member.rank-progress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  auth: 'required',
  response: rankAnswer,
})
