import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { usePushControl } from './get-push-control.ts'
import type { manifest } from './manifest.ts'
import { isOn } from './push-state.ts'
import { permissionNow } from './push-support.ts'

const BELL_ICON = 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4'

interface Props {
  /** Closes the settings. Not called: the sheet opens over them, and the player comes back. */
  readonly close?: () => void
}

/** In the settings and in the member area: whether messages are on; a press asks, or shows how (OV-18). For members. */
export function NotificationsRow(_props: Props): ReactNode {
  const t = useTranslation<'push.fcm'>()
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const control = usePushControl()
  const on = isOn(useStore(control.state))
  const member = useStore(services.session.current)
  const { support } = control
  if (!member || !control.isSetUp || support === 'native') return null
  const isBlocked = support === 'supported' && permissionNow() === 'denied'
  const open = (): void =>
    void import('./open-permission.tsx').then(
      async ({ openPermission }) => {
        if (!context.signal.aborted) await openPermission(context, services, 'child')
      },
      (error: unknown) => {
        context.logger.warn('the question for messages could not be fetched', error)
        const kernelText = services.i18n.translate('kernel')
        services.overlays.toast(kernelText('loading_failed'), { kind: 'warning' })
      },
    )
  const value = on ? t('on') : isBlocked ? t('blocked') : t('off')
  return <MenuRow icon={BELL_ICON} label={t('title')} value={value} onPress={open} />
}
