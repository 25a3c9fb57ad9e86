import {
  LOGIN_PATH,
  REWARDS_PATH,
  useFindRoute,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { goTarget } from './go-target.ts'
import type { manifest } from './manifest.ts'

interface Props {
  /** The player leaves for the activity: called before the page changes. */
  readonly onGo: () => void
  readonly onKnow: () => void
  /** The item advertises an activity. */
  readonly promotion: boolean
}

/** An item's buttons (OV-11): to the activity, and one that has read it. */
export function ItemActions({ onGo, onKnow, promotion }: Props): ReactNode {
  const t = useTranslation<'popups.announcements'>()
  const { settings } = usePluginContext<typeof manifest>()
  const { navigation, session } = useServices<typeof manifest>()
  const member = useStore(session.current, (current) => current !== undefined)
  const target = goTarget({ member, registerFirst: settings.registerFirst }, useFindRoute())
  const go = (): void => {
    if (target === undefined) return
    onGo()
    // Whoever logs in for it is led there afterwards.
    if (target === LOGIN_PATH) navigation.redirectToLogin(REWARDS_PATH)
    else navigation.navigate(target)
  }
  return (
    <>
      <Button kind="secondary" onClick={onKnow}>
        {t('know_it')}
      </Button>
      {promotion && target !== undefined && <Button onClick={go}>{t('go_to_activity')}</Button>}
    </>
  )
}
