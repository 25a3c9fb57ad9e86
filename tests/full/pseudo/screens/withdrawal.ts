import { LIST, memberScreen } from './member-screen.ts'
import type { Screen } from './screen.ts'

export const withdrawal: readonly Screen[] = [
  ...memberScreen(
    'withdrawal',
    '/m/withdraw',
    'wallet.withdraw-info',
    { ...LIST, data: 'Pay to' },
    {
      'no account': [{ cards: 'none' }, 'No account to pay to yet'],
      fee: [{ payout: 'fee' }, 'Fee'],
      spent: [{ payout: 'spent' }, "Today's limit is used up"],
      contradiction: [
        { payout: 'contradict' },
        'No amount is possible right now. Please contact customer service.',
      ],
      bare: [{ payout: 'bare' }, 'Amount'],
      wagering: [{ wagering: '1' }, 'Wagering'],
      odd: [{ payout: 'odd', cards: 'odd' }, 'Pay to'],
    },
  ),
]
