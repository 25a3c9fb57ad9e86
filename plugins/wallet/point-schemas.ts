import type { PointSchema } from '@foyer/sdk'
import { walletHead } from './contract/balance.ts'
import { depositNotices, withdrawNotices } from './contract/money-screens.ts'

export const pointSchemas: readonly PointSchema[] = [
  { point: walletHead, readBy: ['wallet.deposit', 'wallet.withdraw'] },
  { point: depositNotices, readBy: ['wallet.deposit'] },
  { point: withdrawNotices, readBy: ['wallet.withdraw'] },
]
