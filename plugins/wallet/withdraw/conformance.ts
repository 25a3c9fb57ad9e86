import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { Order } from '../contract/order.ts'
import type { WithdrawInfo } from './withdraw-info.ts'

const info: WithdrawInfo = {
  currency: 'VND',
  available: '2450000',
  min: '50000',
  max: '20000000',
  fee: '5000',
  dailyLeft: '1000000',
  wagering: { required: '500000', done: '380000' },
  accounts: [{ id: 'C1', kind: 'bank', name: 'Harbour Bank', masked: '•••• 4321' }],
  refused: [],
}
const order: Order = {
  id: 'W880001',
  kind: 'withdraw',
  amount: '500000',
  currency: 'VND',
  state: 'waiting',
  method: '•••• 4321',
  reason: '',
  placedAt: 1_700_000_000_000,
  endedAt: undefined,
  payUrl: undefined,
}

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'wallet.withdraw-info': info,
    'wallet.withdraw': order,
    'wallet.cancel-withdrawal': { ...order, state: 'cancelled' },
    'wallet.order': order,
    'wallet.check-reference': { known: true, order },
  },
}
