import { defineEndpoint } from '@foyer/sdk'
import type { Amount } from '../contract/amount.ts'
import { orderAnswer } from '../shared/order-answer.ts'
import { infoAnswer } from './info-answer.ts'

/**
 * What can be withdrawn, and to which accounts (CA-18). The specification names the call; the shape of its answer is assumed (CA-30).
 */
export const getWithdrawInfo = defineEndpoint()({
  id: 'wallet.withdraw-info',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  auth: 'required',
  response: infoAnswer,
})

/** A withdrawal. */
export interface WithdrawBody {
  readonly accountId: string
  /** Decimal text, in major units. */
  readonly amount: Amount
  readonly currency: string
  /** The gateway books a reference once, and answers a second order with the first. */
  readonly reference: string
}

/**
 * Orders a withdrawal. Assumed (CA-30). Refusals carry the gateway's message: `withdraw.account.gone`, `withdraw.amount.limit`,
 * `withdraw.balance.short`, `withdraw.wagering.left`, `reference.closed`, `withdraw.param.err`.
 */
export const placeWithdrawal = defineEndpoint<WithdrawBody>()({
  id: 'wallet.withdraw',
  method: 'POST',
  path: '/wps/relay/MCSFE_withdraw',
  auth: 'required',
  assumed: true,
  response: orderAnswer,
})
