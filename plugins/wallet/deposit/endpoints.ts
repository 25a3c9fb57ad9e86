import { defineEndpoint } from '@foyer/sdk'
import type { Amount } from '../contract/amount.ts'
import { orderAnswer } from '../shared/order-answer.ts'
import { settingsAnswer } from './settings-answer.ts'

/** Methods, limits and suggested amounts (CA-18). The specification names the call; the shape of its answer is assumed (CA-30). */
export const getDepositSettings = defineEndpoint()({
  id: 'wallet.deposit-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  auth: 'required',
  response: settingsAnswer,
})

/** A deposit order. */
export interface DepositBody {
  readonly methodId: string
  /** Decimal text, in major units. */
  readonly amount: Amount
  readonly currency: string
  /** The gateway books a reference once, and answers a second order with the first. */
  readonly reference: string
}

/**
 * Orders a deposit. Assumed (CA-30). The answer has the address of the payment. Refusals carry the gateway's message:
 * `deposit.method.closed`, `deposit.amount.limit`, `deposit.param.err`.
 */
export const placeDeposit = defineEndpoint<DepositBody>()({
  id: 'wallet.deposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_deposit',
  auth: 'required',
  assumed: true,
  response: orderAnswer,
})
