import { ACTIVITY_PATH, Slot, useLocation, useServices, useTranslation } from '@foyer/sdk'
import { PageHeader, Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { activityShortcuts } from '../contract.ts'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { ActivityCards } from './activity-cards.tsx'
import css from './activity-list.module.css'
import { CategoryFilter } from './category-filter.tsx'
import { ListSkeleton } from './activity-skeletons.tsx'
import type { manifest } from './manifest.ts'
import { useActivities } from './use-activities.ts'

const NO_PROPS = {}
const SHORTCUTS = <Skeleton height="var(--shortcuts)" radius="var(--radius-l)" />

/** What runs, what comes, and what is over; all of it, or of the category that the address names. */
export function ActivityList(): ReactNode {
  const { navigation } = useServices<typeof manifest>()
  const { search } = useLocation()
  const t = useTranslation<'promotions.activity'>()
  const { state, reload } = useActivities()
  const { items = [], categories = [] } = state.step === 'ready' ? state.value : {}
  const named = new URLSearchParams(search).get('category')
  const category = categories.find(({ id }) => id === named)?.id
  const shown = category === undefined ? items : items.filter(({ categories: all }) => all.includes(category))
  const choose = (id: string | undefined): void => {
    const query = id === undefined ? '' : `?category=${encodeURIComponent(id)}`
    navigation.navigate(ACTIVITY_PATH + query, { replace: true })
  }
  return (
    <div className={css.screen}>
      <PageHeader align="start" title={t('title')} />
      {/* Its place, also before their plugin is known. */}
      <div className={css.shortcuts} aria-busy={state.step === 'loading'}>
        <Slot of={activityShortcuts} props={NO_PROPS} fallback={SHORTCUTS} />
      </div>
      {state.step === 'loading' && <ListSkeleton />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {categories.length > 0 && <CategoryFilter categories={categories} chosen={category} choose={choose} />}
      {/* Another category is another list, and begins at its start. */}
      {shown.length > 0 && <ActivityCards key={category ?? ''} list={category ?? ''} items={shown} />}
      {state.step === 'ready' && shown.length === 0 && <EmptyList icon="gift" title={t('none')} />}
    </div>
  )
}
