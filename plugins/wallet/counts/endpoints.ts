import { defineEndpoint } from '@foyer/sdk'
import { depositSummaryAnswer, withdrawSummaryAnswer } from './summary-answer.ts'

/**
 * How many deposits of the member have arrived (EN-16), and the latest of them. The specification does not show the path
 * (CA-30): it is assumed, as is the list of orders.
 */
export const getDepositSummary = defineEndpoint()({
  id: 'wallet.deposit-summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSummary',
  auth: 'required',
  assumed: true,
  response: depositSummaryAnswer,
})

/** How many withdrawals of the member were paid out, and where they can go to (EN-16). The path is assumed (CA-30). */
export const getWithdrawSummary = defineEndpoint()({
  id: 'wallet.withdraw-summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSummary',
  auth: 'required',
  assumed: true,
  response: withdrawSummaryAnswer,
})
