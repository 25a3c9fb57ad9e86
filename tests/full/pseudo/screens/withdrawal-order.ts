import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { fill, press, tap } from './steps.ts'

export const withdrawalOrder: readonly Screen[] = [
  {
    name: 'withdrawal, errors',
    to: '/m/withdraw',
    state: PLAYER,
    steps: [tap('main form [type=submit]')],
    shows: 'Enter an amount.',
  },
  {
    name: 'withdrawal, placed',
    to: '/m/withdraw',
    state: { ...PLAYER, orders: 'waiting' },
    steps: [fill('Amount', '200000'), tap('main form [type=submit]')],
    shows: 'Withdrawal waiting',
  },
  {
    name: 'withdrawal, to cancel',
    to: '/m/withdraw',
    state: { ...PLAYER, orders: 'waiting' },
    steps: [fill('Amount', '200000'), tap('main form [type=submit]'), press('Cancel the withdrawal')],
    shows: '{{amount}} goes back to your balance.',
  },
  {
    name: 'withdrawal, no references',
    to: '/m/withdraw',
    state: { ...PLAYER, orders: 'no-references', fault: 'wallet.withdraw:lost' },
    steps: [fill('Amount', '200000'), tap('main form [type=submit]')],
    shows: 'The system cannot tell us. Give the number below to customer service.',
  },
]
