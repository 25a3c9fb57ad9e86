import {
  Navigate,
  useLocation,
  useServices,
  useTranslation,
  useLoaded,
  usePluginContext,
  useStore,
} from '@foyer/sdk'
import { PageHeader, Skeleton } from '@foyer/sdk/ui'
import type { ComponentType, ReactNode } from 'react'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { bindCardPath } from '../contract/bind-card-path.ts'
import type { CardFormProps } from './card-form-props.ts'
import { CardSections } from './card-sections.tsx'
import css from './card-screen.module.css'
import type { manifest } from './manifest.ts'

import { loadBoundCards } from '../shared/load-bound-cards.ts'

interface Props {
  /** The screen's own. */
  readonly path: string
  readonly kind: 'bank' | 'pix'
  readonly Form: ComponentType<CardFormProps>
}

/** What withdrawals are paid to, and the form for more. A merchant has one of the two screens, by its currency: the other leads there. */
export function CardScreen({ path, ...props }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const { search } = useLocation()
  const own = bindCardPath(site.merchant.currency)
  return own === path ? <Cards {...props} /> : <Navigate to={`${own}${search}`} replace />
}

function Cards({ kind, Form }: Omit<Props, 'path'>): ReactNode {
  const t = useTranslation<'wallet.bank-card'>()
  const { state, reload } = useCards()
  return (
    <section className={css.screen}>
      <PageHeader align="start" title={t('title')} lead={t(`lead_${kind}`)} />
      {state.step === 'loading' && <CardSkeleton />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {state.step === 'ready' && (
        <CardSections cards={state.value.cards} kind={kind} Form={Form} reload={reload} />
      )}
    </section>
  )
}

/** The list with one card, and the button below it, in their sizes. */
const CardSkeleton = (): ReactNode => (
  <div className={css.part} aria-busy>
    <Skeleton width="40%" height="26px" />
    <Skeleton height="98px" radius="var(--radius-m)" />
    <Skeleton height="var(--control)" radius="var(--radius-m)" />
  </div>
)

/** The member's bound cards. */
function useCards() {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  return useLoaded(
    (signal) =>
      loadBoundCards(http, signal, (places) =>
        logger.warn('BC-SHAPE: the list of bound cards contains an entry that is no card', places),
      ),
    useStore(i18n.language),
  )
}
