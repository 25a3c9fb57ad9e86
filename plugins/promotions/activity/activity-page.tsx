import { ACTIVITY_PATH, useLoaded, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { ActivityArticle } from './activity-article.tsx'
import css from './activity-page.module.css'
import { PageSkeleton } from './activity-skeletons.tsx'
import { getActivity } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { UnknownActivity } from './unknown-activity.tsx'

/** One promotion (RT-15). */
export function ActivityPage({ id }: { readonly id: string }): ReactNode {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, navigation } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.activity'>()
  const { state, reload } = useLoaded(async (signal) => {
    try {
      return await http.call(getActivity, { query: { id }, alert: false, signal })
    } catch (error) {
      if (!signal.aborted) logger.warn('AC-LIST: the promotion could not be loaded', error)
      throw error
    }
  }, '')
  if (state.step === 'ready' && !state.value) return <UnknownActivity />
  return (
    <div className={css.page}>
      <Button kind="ghost" className={css.back} onClick={() => navigation.back(ACTIVITY_PATH)}>
        <Icon name="back" size={20} />
        {t('back')}
      </Button>
      {state.step === 'loading' && <PageSkeleton />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {state.step === 'ready' && state.value && <ActivityArticle activity={state.value} />}
    </div>
  )
}
