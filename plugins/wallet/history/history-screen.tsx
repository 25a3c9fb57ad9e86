import { useLocation, useServices, useStore, useTranslation } from '@foyer/sdk'
import { PageHeader, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useRef } from 'react'
import { addressOf, placeOf, TABS } from './history-place.ts'
import css from './history-screen.module.css'
import type { manifest } from './manifest.ts'
import { OrdersView } from './orders-view.tsx'

/** /m/wallet/history: deposits and withdrawals, by page; the address names kind and page, so that Back keeps the place. */
export function HistoryScreen(): ReactNode {
  const { i18n, navigation } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.history'>()
  const language = useStore(i18n.language)
  const place = placeOf(useLocation().search)
  const panel = useRef<HTMLDivElement>(null)
  const open = (key: string): void => {
    const kind = TABS.find((tab) => tab === key) ?? 'all'
    navigation.navigate(addressOf({ kind, page: 1 }), { replace: true })
  }
  return (
    <section className={css.screen}>
      <PageHeader align="start" title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('title')}
        value={place.kind}
        tabs={TABS.map((key) => ({ key, label: t(`tab_${key}`) }))}
        onChange={open}
      >
        <div ref={panel} tabIndex={-1} className={css.panel}>
          {/* The link that was pressed goes with its page: the focus must not be lost with it. */}
          <OrdersView
            key={`${language} ${place.kind} ${place.page}`}
            place={place}
            onLeave={() => panel.current?.focus({ preventScroll: true })}
          />
        </div>
      </Tabs>
    </section>
  )
}
