import { defineEndpoint } from '@foyer/sdk'
import { orderAnswer, referenceAnswer } from './order-answer.ts'

/**
 * An order by the gateway's id, in the query as `orderId`. Assumed (CA-30).
 */
export const getOrder = defineEndpoint()({
  id: 'wallet.order',
  method: 'GET',
  path: '/wps/relay/MCSFE_getOrder',
  auth: 'required',
  assumed: true,
  response: orderAnswer,
})

/** A question about a reference. */
export interface ReferenceBody {
  readonly reference: string
}

/**
 * Whether an order of a reference was placed. Assumed. The answer that none was is for good: the gateway refuses an order of this
 * reference that comes later. A gateway that knows no references refuses the question, with whatever code.
 */
export const checkReference = defineEndpoint<ReferenceBody>()({
  id: 'wallet.check-reference',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkOrderReference',
  auth: 'required',
  assumed: true,
  response: referenceAnswer,
})
