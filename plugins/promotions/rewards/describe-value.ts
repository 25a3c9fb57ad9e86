import type { Translate } from '@foyer/sdk'
import { formatMoney } from '../../wallet/contract/format-money.ts'
import { formatPoints } from '../shared/format-points.ts'
import type { Reward } from './reward.ts'

interface Style {
  readonly t: Translate<'promotions.rewards'>
  /** BCP 47 tag of the language. */
  readonly tag: string
  /** ISO 4217, of amounts of money. */
  readonly currency: string
}

/** What a reward is worth, for players: `₫50,000`, `20 free spins`; `undefined` where the answer does not say. */
export function describeValue(
  { kind, amount }: Pick<Reward, 'kind' | 'amount'>,
  { t, tag, currency }: Style,
): string | undefined {
  if (amount === undefined || kind === 'GIFT') return undefined
  if (kind === 'BONUS') return formatMoney(amount, currency, tag)
  const count = Number(amount)
  return t(kind === 'SPINS' ? 'value_spins' : 'value_points', { count, number: formatPoints(count, tag) })
}
