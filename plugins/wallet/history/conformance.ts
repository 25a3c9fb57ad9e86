import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { Order } from '../contract/order.ts'
import type { OrdersPage } from './orders-answer.ts'

const order: Order = {
  id: 'W1',
  kind: 'withdraw',
  amount: '50000',
  currency: 'VND',
  state: 'waiting',
  method: '•••• 4821',
  reason: '',
  placedAt: 1_700_000_000_000,
  endedAt: undefined,
  payUrl: undefined,
}
const refusal: Order = { ...order, id: 'W2', state: 'refused', reason: 'The name is another' }
const orders: OrdersPage = { total: 41, given: 2, refused: [], orders: [order, refusal] }

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'wallet.orders': orders,
    'wallet.cancel-withdrawal': { ...order, state: 'cancelled' },
  },
}
