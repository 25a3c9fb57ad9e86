import { useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { SettingsRow } from '../../site/settings-row.tsx'
import type { manifest } from './manifest.ts'

/** The way here from the settings; members have it, but for those who are held here anyway. */
export function ChangeLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation()
  const member = useStore(useServices<typeof manifest>().session.current)
  if (!member || member.passwordChangeRequired) return null
  return <SettingsRow icon="lock" label={t('change_password')} to="/m/changePsw" onPress={close} />
}
