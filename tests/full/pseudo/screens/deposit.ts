import { memberScreen } from './member-screen.ts'
import type { Screen } from './screen.ts'

export const deposit: readonly Screen[] = [
  ...memberScreen(
    'deposit',
    '/m/voucherCenter',
    'wallet.deposit-settings',
    { data: { gateway: 'QR transfer' }, failed: 'This could not be loaded.' },
    {
      none: [{ methods: 'none' }, 'No payment method at the moment'],
      one: [{ methods: 'one' }, 'Amount'],
      many: [{ methods: 'many' }, 'Show all ({{number}})'],
      odd: [{ methods: 'odd' }, { gateway: 'Limits that contradict each other' }],
    },
  ),
]
