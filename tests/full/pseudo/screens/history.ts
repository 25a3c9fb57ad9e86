import { LIST, memberScreen } from './member-screen.ts'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const history: readonly Screen[] = [
  ...memberScreen(
    'history',
    '/m/wallet/history',
    'wallet.orders',
    { ...LIST, data: 'Arrived' },
    {
      none: [{ history: 'none' }, 'Nothing here yet'],
      odd: [{ history: 'odd' }, 'Deposits and withdrawals', ['IDR', 'USDT']],
    },
  ),
  {
    name: 'history of withdrawals',
    to: '/m/wallet/history',
    state: PLAYER,
    steps: [press('Withdrawals')],
    shows: 'Paid out',
  },
]
