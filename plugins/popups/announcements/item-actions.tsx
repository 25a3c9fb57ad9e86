import {
  LOGIN_PATH,
  REWARDS_PATH,
  useFindRoute,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
  type FindRoute,
  REGISTER_PATH,
} from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
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

/**
 * Where `Go to activity` leads (OV-11): a member to the rewards, a visitor to the registration, where the merchant wants that
 * before a log-in, or to the log-in. `undefined`: no plugin shows that page.
 */
function goTarget(
  { member, registerFirst }: { readonly member: boolean; readonly registerFirst: boolean },
  findRoute: FindRoute,
): string | undefined {
  const wanted = member ? [REWARDS_PATH] : registerFirst ? [REGISTER_PATH, LOGIN_PATH] : [LOGIN_PATH]
  return wanted.find((path) => findRoute(path).state !== 'none')
}
