import { usePluginContext } from '@foyer/sdk'
import { useEffect, useRef } from 'react'
import { track } from '../../tracking/contract/track.ts'
import type { ActivityItem } from './activity-item.ts'
import type { manifest } from './manifest.ts'

/** Tells once, for each time that a promotion's page is opened, that it is viewed (TR-18). */
export function useViewContent({ id, title }: Pick<ActivityItem, 'id' | 'title'>): void {
  const context = usePluginContext<typeof manifest>()
  const viewed = useRef<string>(undefined)
  useEffect(() => {
    if (viewed.current === id) return
    viewed.current = id
    track(context, {
      name: 'viewContent',
      payload: { content: { id, name: title, category: 'activity' } },
    })
  }, [context, id, title])
}
