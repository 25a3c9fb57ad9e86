import { useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import type { manifest } from './manifest.ts'

/** The link from the settings to the change screen, for members who are not required to change anyway. */
export function ChangeLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation<'account.change-password'>()
  const member = useStore(useServices<typeof manifest>().session.current)
  if (!member || member.passwordChangeRequired) return null
  return <MenuRow icon="lock" label={t('change_password')} to="/m/changePsw" onPress={close} />
}
