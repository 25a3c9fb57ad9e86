import { usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { actionOf } from './action-of.ts'
import type { ActivityItem } from './activity-item.ts'
import type { manifest } from './manifest.ts'
import { useLinkContext } from './use-link-context.ts'

/** The promotion's call to action, where it leads somewhere for this player. */
export function ActivityButton({ activity }: { readonly activity: ActivityItem }): ReactNode {
  const { logger } = usePluginContext<typeof manifest>()
  const { navigation } = useServices<typeof manifest>()
  const t = useTranslation<'promotions.activity'>()
  const context = useLinkContext()
  const action = useMemo(() => actionOf(activity, context, location.origin), [activity, context])
  const why = action?.kind === 'refuse' ? action.why : undefined
  const { id, cta } = activity
  useEffect(() => {
    if (why) logger.warn(`AC-LINK: the button of the promotion ${id} leads nowhere: ${why}`)
  }, [logger, id, why])
  if (!action || why) return null
  const follow = (): void => {
    if (action.kind === 'go') navigation.navigate(action.to)
    else if (action.kind === 'login') navigation.redirectToLogin(action.returnTo)
    else if (action.kind === 'open') navigation.openWindow(action.url)
  }
  return (
    <Button busy={action.kind === 'wait'} onClick={follow}>
      {cta || t('take_part')}
    </Button>
  )
}
