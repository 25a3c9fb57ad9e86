import { defineEndpoint } from '@foyer/sdk'
import { balanceAnswer } from './balance-answer.ts'

/**
 * What the member can spend: `{ balance: "1280.50", currency: "BRL", lockedAmount: "20" }`. The specification shows no such
 * call: path and shape are assumed (CA-30).
 */
export const getBalance = defineEndpoint()({
  id: 'wallet.balance',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBalance',
  auth: 'required',
  assumed: true,
  response: balanceAnswer,
})
