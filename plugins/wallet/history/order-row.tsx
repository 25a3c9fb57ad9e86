import { useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { formatMoney } from '../contract/format-money.ts'
import type { Order } from '../contract/order.ts'
import { formatOrderTime } from '../shared/format-order-time.ts'
import { useLanguageTag } from '../shared/use-language-tag.ts'
import css from './order-row.module.css'

interface Props {
  readonly order: Order
  /** It is being cancelled. */
  readonly busy: boolean
  /** Why it was not cancelled; empty: there is nothing to tell. */
  readonly failure: string
  /** The player wants a withdrawal that waits to be cancelled. */
  readonly onCancel: () => void
}

/** An order: what it moved, when, and what became of it. The gateway's words are text. */
export function OrderRow({ order, busy, failure, onCancel }: Props): ReactNode {
  const t = useTranslation<'wallet.history'>()
  const { id, kind, amount, currency, method, placedAt, reason, state } = order
  const tag = useLanguageTag()
  const money = formatMoney(`${kind === 'deposit' ? '+' : '-'}${amount}`, currency, tag)
  return (
    <li className={css.row} data-state={state}>
      <div className={css.line}>
        <span className={css.name}>{t(kind)}</span>
        <bdi className={css.amount}>{money}</bdi>
      </div>
      <div className={css.line}>
        <span className={css.about}>
          {method && <bdi>{method}</bdi>}
          <span>{formatOrderTime(placedAt, tag)}</span>
          <bdi>{id}</bdi>
        </span>
        <span className={css.state}>{t(`${kind}_${state}`)}</span>
      </div>
      {reason && state !== 'arrived' && <p className={css.reason}>{reason}</p>}
      {kind === 'withdraw' && state === 'waiting' && (
        <Button kind="secondary" className={css.cancel ?? ''} busy={busy} onClick={onCancel}>
          {t(busy ? 'cancelling' : 'cancel')}
        </Button>
      )}
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
    </li>
  )
}
