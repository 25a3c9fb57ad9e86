import { useServices, useTranslation } from '@foyer/sdk'
import { Button, Dialog, FormMessage, LazyImage, SheetHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { formatPoints } from '../shared/format-points.ts'
import { ART_EDGE_PX } from './constants.ts'
import { goodsState } from './goods-state.ts'
import type { Goods } from './goods.ts'
import type { manifest } from './manifest.ts'
import css from './redeem-sheet.module.css'
import { useRedeem } from './use-redeem.ts'
import type { OrderIds } from './use-order-ids.ts'

interface Props {
  readonly goods: Goods
  /** What the player has. */
  readonly points: number
  readonly orderIds: OrderIds
  readonly onClose: () => void
  /** It is redeemed. @param points what the player has now */
  readonly onRedeemed: (goods: Goods, points: number) => void
  /** The gateway refused: the list may be out of date. */
  readonly onRefused: () => void
}

/** Asks before points are spent: what it costs, and what remains. */
export function RedeemSheet(props: Props): ReactNode {
  const { goods, points, orderIds, onClose, onRedeemed, onRefused } = props
  const { i18n, site } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.mall'>()
  const { busy, failure, redeem } = useRedeem(orderIds)
  const { name, text, image, price } = goods
  const tag = i18n.tag()
  const inPoints = (count: number): string => t('points', { count, number: formatPoints(count, tag) })
  const state = goodsState(goods, points)
  const src = site.image(image)
  const confirm = async (): Promise<void> => {
    const left = await redeem(goods)
    if (left === 'refused') onRefused()
    else if (left !== 'unknown') onRedeemed(goods, left)
  }
  return (
    <Dialog open kind="sheet" label={name} dismissible={!busy} onClose={onClose}>
      <div className={css.sheet}>
        <SheetHeader inset title={name} closeLabel={t('close')} onClose={onClose} />
        <div className={css.what}>
          {src && (
            <LazyImage
              className={css.art ?? ''}
              src={src}
              alt=""
              width={ART_EDGE_PX}
              height={ART_EDGE_PX}
              eager
            />
          )}
          {text && (
            <p className={css.text} dir="auto">
              {text}
            </p>
          )}
        </div>
        <dl className={css.sums}>
          <div>
            <dt>{t('you_have')}</dt>
            <dd>{inPoints(points)}</dd>
          </div>
          <div>
            <dt>{t('price')}</dt>
            <dd>{inPoints(price)}</dd>
          </div>
          {points >= price && (
            <div className={css.total}>
              <dt>{t('remains')}</dt>
              <dd>{inPoints(points - price)}</dd>
            </div>
          )}
        </dl>
        <FormMessage urgent>{failure?.message ?? ''}</FormMessage>
        {state.kind === 'available' ? (
          <Button block busy={busy} onClick={() => void confirm()}>
            {busy ? t('redeeming') : t('confirm', { price: inPoints(price) })}
          </Button>
        ) : (
          <Button block disabled>
            {state.kind === 'sold-out'
              ? t('sold_out')
              : t('missing', { count: state.points, number: formatPoints(state.points, tag) })}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
