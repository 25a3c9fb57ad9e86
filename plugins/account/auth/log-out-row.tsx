import { useServices, usePluginContext, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { askLogOut } from '../shared/session.ts'
import type { manifest } from './manifest.ts'

/** In the settings: logs the member out, after a question (ST-32). */
export function LogOutRow({ close }: { readonly close: () => void }): ReactNode {
  const services = useServices<typeof manifest>()
  const { logger } = usePluginContext<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  return (
    <MenuRow
      icon="logout"
      label={t('log_out')}
      danger
      onPress={() => void askLogOut(services, t, close).catch((error: unknown) => logger.error(error))}
    />
  )
}
