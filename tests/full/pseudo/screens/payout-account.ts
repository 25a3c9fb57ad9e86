import { LIST, memberScreen } from './member-screen.ts'
import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { tap } from './steps.ts'

export const payoutAccount: readonly Screen[] = [
  ...memberScreen(
    'payout accounts',
    '/m/securityCenter/addBankCard',
    'wallet.cards',
    { ...LIST, data: 'Your accounts' },
    {
      none: [{ cards: 'none' }, 'No account yet. Add your first one below.'],
      many: [{ cards: 'many' }, 'Your accounts'],
      odd: [{ cards: 'odd' }, { gateway: 'A whole number' }],
    },
  ),
  {
    name: 'payout account, errors',
    to: '/m/securityCenter/addBankCard',
    state: { member: 'newcomer', cards: 'none' },
    steps: [tap('main form [type=submit]')],
    shows: 'Choose a bank',
  },
  {
    name: 'payout account, no banks',
    to: '/m/securityCenter/addBankCard',
    state: { member: 'newcomer', cards: 'none', fault: 'wallet.banks:500' },
    shows: LIST.failed,
  },
  {
    name: 'Pix key',
    to: '/m/securityCenter/addBankCardPix',
    state: { ...PLAYER, merchant: 'aurora' },
    shows: 'Add a Pix key',
  },
  {
    name: 'Pix key, errors',
    to: '/m/securityCenter/addBankCardPix',
    state: { ...PLAYER, merchant: 'aurora', cards: 'none' },
    steps: [tap('main form [type=submit]')],
    shows: 'Enter your Pix key',
  },
]
