import { defineEndpoint } from '@foyer/sdk'
import { orderAnswer } from './order-answer.ts'

/** Which withdrawal is cancelled. */
export interface CancelBody {
  /** The gateway's id. */
  readonly orderId: string
}

/**
 * Cancels a withdrawal that waits; its answer is the order. Assumed (CA-30). A second call for a cancelled one is answered as the
 * first. The refusal where it is too late carries the gateway's message: `withdraw.cancel.late`.
 */
export const cancelWithdrawal = defineEndpoint<CancelBody>()({
  id: 'wallet.cancel-withdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  auth: 'required',
  assumed: true,
  response: orderAnswer,
})
