import { numberFormat, Link, useServices, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { addressOf, hasOlder, type HistoryPlace, pagesOf } from './history-place.ts'
import css from './page-links.module.css'
import type { manifest } from './manifest.ts'
import type { OrdersPage } from './orders-answer.ts'

interface Props {
  readonly place: HistoryPlace
  readonly orders: OrdersPage
  readonly onLeave: () => void
}

/** The ways to newer and older orders, and which page this is; nothing where there is one page. */
export function PageLinks({ place, orders, onLeave }: Props): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.history'>()
  const { kind, page } = place
  const older = hasOlder(page, orders)
  if (page === 1 && !older) return null
  const number = (value: number): string => numberFormat(i18n.tag()).format(value)
  const pages = pagesOf(orders)
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      {page > 1 ? (
        <Link to={addressOf({ kind, page: page - 1 })} rel="prev" className={css.link} onClick={onLeave}>
          {t('newer')}
        </Link>
      ) : (
        <span />
      )}
      <span className={css.page}>
        {pages === undefined
          ? t('page', { page: number(page) })
          : t('page_of', { page: number(page), pages: number(Math.max(page, pages)) })}
      </span>
      {older ? (
        <Link to={addressOf({ kind, page: page + 1 })} rel="next" className={css.link} onClick={onLeave}>
          {t('older')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
