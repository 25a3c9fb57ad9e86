import { Link, MISSIONS_PATH, useFoundRoute, useServices, useTranslation } from '@foyer/sdk'
import { ChoicePills } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { formatPoints } from '../shared/format-points.ts'
import { PagedList } from '../shared/paged-list.tsx'
import { GoodsCard } from './goods-card.tsx'
import { goodsState } from './goods-state.ts'
import type { Goods, Mall } from './goods.ts'
import type { manifest } from './manifest.ts'
import css from './mall-screen.module.css'

interface Props {
  readonly mall: Mall
  readonly onOpen: (goods: Goods) => void
}

/** The goods, all or those that the player can redeem now. */
export function GoodsShelf({ mall: { goods, points }, onOpen }: Props): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const missions = useFoundRoute(MISSIONS_PATH)
  const [filter, setFilter] = useState<'all' | 'affordable'>('all')
  if (goods.length === 0) return <EmptyList icon="gift" title={t('none')} text={t('none_text')} />
  const affordable = goods.filter((one) => goodsState(one, points).kind === 'available')
  const shown = filter === 'all' ? goods : affordable
  const choice = (key: 'all' | 'affordable', { length }: readonly Goods[]) => ({
    key,
    label: t(`filter_${key}`, { number: formatPoints(length, i18n.tag()) }),
  })
  return (
    <div className={css.shelf}>
      <ChoicePills
        legend={t('filter')}
        name="filter"
        choices={[choice('all', goods), choice('affordable', affordable)]}
        value={filter}
        onChange={setFilter}
      />
      {shown.length > 0 ? (
        <PagedList key={filter} items={shown} shape="grid">
          {(one) => <GoodsCard key={one.id} goods={one} points={points} onOpen={() => onOpen(one)} />}
        </PagedList>
      ) : (
        <EmptyList icon="star" title={t('none_affordable')} text={t('none_affordable_text')}>
          {missions.state === 'on' && (
            <Link to={MISSIONS_PATH} className={css.link}>
              {t('to_missions')}
            </Link>
          )}
        </EmptyList>
      )}
    </div>
  )
}
