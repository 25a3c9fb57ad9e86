import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { fill, tap } from './steps.ts'

export const depositOrder: readonly Screen[] = [
  {
    name: 'deposit, errors',
    to: '/m/voucherCenter',
    state: PLAYER,
    steps: [tap('main form [type=submit]')],
    shows: 'Enter an amount.',
  },
  {
    name: 'deposit, placed',
    to: '/m/voucherCenter',
    state: PLAYER,
    steps: [tap('main form [type=radio]'), fill('Amount', '200000'), tap('main form [type=submit]')],
    shows: 'Go to payment',
  },
  {
    name: 'deposit, no answer',
    to: '/m/voucherCenter',
    state: { ...PLAYER, fault: 'wallet.deposit:lost' },
    steps: [tap('main form [type=radio]'), fill('Amount', '200000'), tap('main form [type=submit]')],
    shows: 'Waiting for your payment',
  },
]
