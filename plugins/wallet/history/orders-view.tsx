import { DEPOSIT_PATH, Link, useFoundRoute, useTranslation } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { useCancelWithdrawal } from '../shared/use-cancel-withdrawal.ts'
import { addressOf, type HistoryPlace } from './history-place.ts'
import css from './history-screen.module.css'
import { OrderRow } from './order-row.tsx'
import { PageLinks } from './page-links.tsx'
import { useOrders } from './use-orders.ts'

const ROWS = [0, 1, 2, 3, 4, 5]

interface Props {
  readonly place: HistoryPlace
  /** The player goes to another page. */
  readonly onLeave: () => void
}

/** One page of the history. */
export function OrdersView({ place, onLeave }: Props): ReactNode {
  const { state, reload } = useOrders(place)
  const { running, failure, cancel } = useCancelWithdrawal(() => void reload())
  if (state.step === 'failed') return <ListTrouble error={state.error} retry={() => void reload()} />
  if (state.step === 'loading')
    return (
      <div className={css.list} aria-busy>
        {ROWS.map((row) => (
          <Skeleton key={row} height="94px" radius="var(--radius-m)" />
        ))}
      </div>
    )
  const { orders } = state.value
  if (orders.length === 0) return <NoOrders place={place} />
  return (
    <>
      <ul className={css.list}>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            busy={running === order.id}
            failure={failure?.id === order.id ? failure.message : ''}
            onCancel={() => void cancel(order)}
          />
        ))}
      </ul>
      <PageLinks place={place} orders={state.value} onLeave={onLeave} />
    </>
  )
}

function NoOrders({ place: { kind, page } }: Pick<Props, 'place'>): ReactNode {
  const t = useTranslation<'wallet.history'>()
  const deposit = useFoundRoute(DEPOSIT_PATH)
  if (page > 1)
    return (
      <EmptyList icon="info" title={t('none_here')}>
        <Link to={addressOf({ kind, page: 1 })} replace className={css.link}>
          {t('to_newest')}
        </Link>
      </EmptyList>
    )
  return (
    <EmptyList icon="bank" title={t(`none_${kind}`)} text={t('none_text')}>
      {kind !== 'withdraw' && deposit.state === 'on' && (
        <Link to={DEPOSIT_PATH} className={css.link}>
          {t('to_deposit')}
        </Link>
      )}
    </EmptyList>
  )
}
