import { useTranslation } from '@foyer/sdk'
import { Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { formatMoney } from '../contract/format-money.ts'
import type { Order, OrderState } from '../contract/order.ts'
import { formatOrderTime } from './format-order-time.ts'
import { useLanguageTag } from './use-language-tag.ts'
import css from './order-status.module.css'

const CLOCK_ICON = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2'
const ICONS: Readonly<Record<OrderState, IconName | `M${string}`>> = {
  waiting: CLOCK_ICON,
  arrived: 'check',
  refused: 'warning',
  cancelled: 'close',
}

interface Props {
  readonly order: Order
  /** The latest question about it was not answered: what is shown may be out of date. */
  readonly stale?: boolean
  /** In place of the words of its state. */
  readonly words?: { readonly title: string; readonly text: string } | undefined
  /** What to do about it. */
  readonly children?: ReactNode
}

/**
 * An order as the gateway reports it: its state, amount, method, id and times, and the gateway's reason where it was refused. The
 * texts are the component's plugin's: `order_waiting`, `order_arrived`, `order_refused`, `order_cancelled`, each of them also with
 * `_text`; `order_method`, `order_id`, `order_placed_at`, `order_ended_at`, `order_reason`, `order_stale`.
 */
export function OrderStatus({ order, stale = false, words, children }: Props): ReactNode {
  const t = useTranslation<'wallet.deposit' | 'wallet.withdraw'>()
  const tag = useLanguageTag()
  const { id, amount, currency, state, method, reason, placedAt, endedAt } = order
  const { title, text } = words ?? { title: t(`order_${state}`), text: t(`order_${state}_text`) }
  const rows = [
    { label: 'order_method', value: method },
    { label: 'order_id', value: id },
    { label: 'order_placed_at', value: formatOrderTime(placedAt, tag) },
    { label: 'order_ended_at', value: formatOrderTime(endedAt, tag) },
  ] as const
  return (
    <section className={css.card} data-state={state} aria-label={title}>
      <span className={css.badge}>
        <Icon name={ICONS[state]} size={28} />
      </span>
      <div aria-live="polite" className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <p className={css.amount}>{formatMoney(amount, currency, tag)}</p>
      {state === 'refused' && reason !== '' && (
        <p className={css.reason}>
          <span className={css.label}>{t('order_reason')}</span>
          <bdi>{reason}</bdi>
        </p>
      )}
      <dl className={css.rows}>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {stale && <p className={css.stale}>{t('order_stale')}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </section>
  )
}
