import { defineEndpoint } from '@foyer/sdk'
import { boundCardsAnswer } from './bound-cards-answer.ts'

/**
 * The cards that the member has bound: what withdrawals are paid to. The specification names the lists only (EN-16): path and
 * shape are assumed (CA-30).
 */
export const getBoundCards = defineEndpoint()({
  id: 'wallet.cards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBoundCards',
  auth: 'required',
  assumed: true,
  response: boundCardsAnswer,
})
