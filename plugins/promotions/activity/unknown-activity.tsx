import { useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { ActivityList } from './activity-list.tsx'
import css from './unknown-activity.module.css'

/** There is no promotion with the id of the address: says so, above what there is. */
export function UnknownActivity(): ReactNode {
  const t = useTranslation<'promotions.activity'>()
  return (
    <>
      <div className={css.notice} role="alert">
        <Icon name="info" />
        <p>{t('unknown')}</p>
      </div>
      <ActivityList />
    </>
  )
}
