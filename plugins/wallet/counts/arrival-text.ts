import type { Translate } from '@foyer/sdk'
import type { Arrival } from '../contract/counts.ts'
import { formatMoney } from '../contract/format-money.ts'

/** What the player reads about the deposits of one answer; `undefined`: nothing. */
export function arrivalText(
  deposits: readonly Arrival[],
  t: Translate<'wallet.counts'>,
  tag: string,
): string | undefined {
  const latest = deposits.at(-1)
  if (!latest) return undefined
  if (deposits.length > 1) return t('deposits_arrived', { count: deposits.length })
  const { order } = latest
  if (!order) return t('deposit_arrived')
  return t('deposit_arrived_amount', { amount: formatMoney(order.amount, order.currency, tag) })
}
