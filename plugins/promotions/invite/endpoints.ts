import { defineEndpoint } from '@foyer/sdk'
import { referralAnswer } from './referral-answer.ts'

/**
 * The referral programme; with a session also the member's code and friends. The specification names the page only (RT-13),
 * so path and shape are assumed.
 */
export const getReferral = defineEndpoint()({
  id: 'invite.referral',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getReferralInfo',
  auth: 'optional',
  assumed: true,
  response: referralAnswer,
})
