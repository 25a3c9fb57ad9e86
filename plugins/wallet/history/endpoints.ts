import { defineEndpoint } from '@foyer/sdk'
import { ordersAnswer } from './orders-answer.ts'

/**
 * A page of the member's orders, the newest first. Query: `type` (`DEPOSIT`, `WITHDRAW`; absent: both), `page` from 1 on, `size`.
 * The specification names no such call: path and shape are assumed (CA-30).
 */
export const getOrders = defineEndpoint()({
  id: 'wallet.orders',
  method: 'GET',
  path: '/wps/relay/MCSFE_getOrders',
  auth: 'required',
  assumed: true,
  response: ordersAnswer,
})
