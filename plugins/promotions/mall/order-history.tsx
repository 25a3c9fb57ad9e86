import { dateFormat, usePluginContext, useServices, useStore, useTranslation, useLoaded } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { formatPoints } from '../shared/format-points.ts'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { PagedList } from '../shared/paged-list.tsx'
import { getOrders } from './endpoints.ts'
import type { Order } from './goods.ts'
import type { manifest } from './manifest.ts'
import css from './order-history.module.css'

const ROWS = [0, 1, 2]
const STATE_TEXTS = {
  PENDING: 'state_pending',
  SENT: 'state_sent',
  DONE: 'state_done',
  CANCELLED: 'state_cancelled',
} as const satisfies Readonly<Record<Order['state'], string>>

/** What the player has redeemed, the latest first. It is loaded when it is shown. */
export function OrderHistory(): ReactNode {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const language = useStore(i18n.language)
  const { state, reload } = useLoaded(async (signal) => {
    const { orders, refused } = await http.call(getOrders, { alert: false, signal })
    if (refused.length > 0) logger.warn('PM-SHAPE: the history contains an entry that is no order', refused)
    return orders
  }, language)
  if (state.step === 'failed') return <ListTrouble error={state.error} retry={() => void reload()} />
  if (state.step === 'loading')
    return (
      <div className={css.skeleton} aria-busy>
        {ROWS.map((row) => (
          <Skeleton key={row} height="76px" radius="var(--radius-m)" />
        ))}
      </div>
    )
  if (state.value.length === 0)
    return <EmptyList icon="gift" title={t('no_orders')} text={t('no_orders_text')} />
  return <PagedList items={state.value}>{(order) => <OrderRow key={order.id} order={order} />}</PagedList>
}

function OrderRow({ order }: { readonly order: Order }): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const { name, price, at, state } = order
  const tag = i18n.tag()
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <span className={css.price}>{t('points', { count: price, number: formatPoints(price, tag) })}</span>
      {at !== undefined && <time className={css.time}>{dateFormat(tag, style).format(at)}</time>}
      <span className={css.state} data-state={state}>
        {t(STATE_TEXTS[state])}
      </span>
    </li>
  )
}
