import { defineEndpoint } from '@foyer/sdk'
import { benefitsAnswer } from './benefits-answer.ts'
import { BENEFITS_CACHE_MS } from './constants.ts'

/** The levels of the VIP programme, and what each gives. The specification names only the screen (RT-06). */
export const getBenefits = defineEndpoint()({
  id: 'member.vip-benefits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipBenefits',
  auth: 'required',
  cacheMs: BENEFITS_CACHE_MS,
  assumed: true,
  response: benefitsAnswer,
})
