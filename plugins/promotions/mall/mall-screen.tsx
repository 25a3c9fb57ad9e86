import { useServices, useTranslation } from '@foyer/sdk'
import { PageHeader, Tabs, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { formatPoints } from '../shared/format-points.ts'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { PointsCard } from '../shared/points-card.tsx'
import { GoodsShelf } from './goods-shelf.tsx'
import type { Goods, Mall } from './goods.ts'
import css from './mall-screen.module.css'
import type { manifest } from './manifest.ts'
import { OrderHistory } from './order-history.tsx'
import { RedeemSheet } from './redeem-sheet.tsx'
import { useMall } from './use-mall.ts'
import { useOrderIds } from './use-order-ids.ts'

const CARDS = [0, 1, 2, 3, 4, 5]

/** /m/mall/mallHome: what points buy, and what they have bought (RT-16). */
export function MallScreen(): ReactNode {
  const t = useTranslation<'promotions.mall'>()
  const { state, reload, spend } = useMall()
  return (
    <section className={css.screen}>
      <PageHeader align="start" title={t('title')} lead={t('lead')} />
      {state.step === 'loading' && <MallSkeleton />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {state.step === 'ready' && <Market mall={state.value} reload={() => void reload()} spend={spend} />}
    </section>
  )
}

interface MarketProps {
  readonly mall: Mall
  readonly reload: () => void
  readonly spend: (goods: string, points: number) => void
}

function Market({ mall, reload, spend }: MarketProps): ReactNode {
  const { i18n, overlays } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const orderIds = useOrderIds()
  const [tab, setTab] = useState('goods')
  const [chosen, setChosen] = useState<Goods>()
  // What is gone from the market stays in its sheet, which says why it was refused.
  const goods = chosen && (mall.goods.find(({ id }) => id === chosen.id) ?? { ...chosen, stock: 0 })
  const finish = ({ id, name }: Goods, points: number): void => {
    spend(id, points)
    setChosen(undefined)
    overlays.toast(t('redeemed', { name }), { kind: 'success' })
  }
  return (
    <>
      <PointsCard label={t('balance')} value={formatPoints(mall.points, i18n.tag())} />
      <Tabs
        label={t('title')}
        value={tab}
        tabs={[
          { key: 'goods', label: t('tab_goods') },
          { key: 'history', label: t('tab_history') },
        ]}
        onChange={setTab}
      >
        {tab === 'goods' ? <GoodsShelf mall={mall} onOpen={setChosen} /> : <OrderHistory />}
      </Tabs>
      {goods && (
        <RedeemSheet
          key={goods.id}
          goods={goods}
          points={mall.points}
          orderIds={orderIds}
          onClose={() => setChosen(undefined)}
          onRedeemed={finish}
          onRefused={reload}
        />
      )}
    </>
  )
}

/** Points, tabs, filter and goods while they load, in their sizes. */
const MallSkeleton = (): ReactNode => (
  <div className={css.shelf} aria-busy>
    <Skeleton height="108px" radius="var(--radius-l)" />
    <Skeleton height="52px" radius="26px" />
    <Skeleton height="44px" radius="var(--radius-pill)" />
    <div className={css.cards}>
      {CARDS.map((card) => (
        <Skeleton key={card} height="256px" radius="var(--radius-l)" />
      ))}
    </div>
  </div>
)
