import { useServices, usePluginContext, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { SettingsRow } from '../../site/contract/settings-row.tsx'
import { logOut } from '../log-out.ts'
import type { manifest } from './manifest.ts'

/** In the settings: logs the member out, after a question (ST-32). */
export function LogOutRow({ close }: { readonly close: () => void }): ReactNode {
  const services = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const t = useTranslation()
  const ask = async (): Promise<void> => {
    const confirmed = await services.overlays.confirm({
      title: t('log_out'),
      message: t('log_out_question'),
      confirmLabel: t('log_out'),
      cancelLabel: t('stay'),
    })
    if (!confirmed) return
    close()
    logOut(services)
    services.overlays.toast(t('logged_out'), { kind: 'success' })
  }
  return (
    <SettingsRow
      icon="logout"
      label={t('log_out')}
      onPress={() => void ask().catch((error: unknown) => logger.error(error))}
    />
  )
}
