import { useLocation, useServices, useStore } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { isActivityId } from '../contract/route-link.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivityPage } from './activity-page.tsx'
import type { manifest } from './manifest.ts'
import { UnknownActivity } from './unknown-activity.tsx'

/** /m/activity (RT-15): what runs; with `?id=` one promotion, or, where there is none with this id, a notice and the list. */
export function Activity(): ReactNode {
  const { i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('id')
  // Another language or promotion is another answer.
  if (id === null) return <ActivityList key={language} />
  if (!isActivityId(id)) return <UnknownActivity key={language} />
  return <ActivityPage key={`${language} ${id}`} id={id} />
}
