import { useServices, useTranslation } from '@foyer/sdk'
import { Icon, LazyImage } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { formatPoints } from '../shared/format-points.ts'
import { ART_EDGE_PX, FEW_LEFT } from './constants.ts'
import css from './goods-card.module.css'
import { goodsState } from './goods-state.ts'
import type { Goods } from './goods.ts'
import type { manifest } from './manifest.ts'

interface Props {
  readonly goods: Goods
  /** What the player has. */
  readonly points: number
  /** The player taps it. */
  readonly onOpen: () => void
}

/** Goods in the market: picture, name, price, and whether they can be redeemed. */
export function GoodsCard({ goods, points, onOpen }: Props): ReactNode {
  const { i18n, site } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const { name, image, price, stock } = goods
  const tag = i18n.tag()
  const number = (count: number) => ({ count, number: formatPoints(count, tag) })
  const state = goodsState(goods, points)
  const src = site.image(image)
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.card}
        data-state={state.kind}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={css.frame}>
          {src ? (
            <LazyImage className={css.art ?? ''} src={src} alt="" width={ART_EDGE_PX} height={ART_EDGE_PX} />
          ) : (
            <span className={css.blank}>
              <Icon name="gift" size={40} />
            </span>
          )}
          {state.kind === 'sold-out' && <span className={css.mark}>{t('sold_out')}</span>}
          {state.kind !== 'sold-out' && stock !== undefined && stock <= FEW_LEFT && (
            <span className={css.mark}>{t('stock', number(stock))}</span>
          )}
        </span>
        <span className={css.words}>
          <span className={css.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={css.price}>{t('points', number(price))}</span>
          {state.kind === 'short' && <span className={css.short}>{t('missing', number(state.points))}</span>}
        </span>
      </button>
    </li>
  )
}
