import { type Activate, CHANGE_PASSWORD_PATH, useServices, useStore, useTranslation } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { onPasswordChanged } from './password-change-channel.ts'
import { clearTypedPassword, typedPassword } from '../shared/session.ts'
import { completePasswordChange } from './complete-password-change.ts'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'

/** The module's exports, by the names that the manifest gives. */
export { ChangeScreen } from './change-screen.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  const { current } = services.session
  context.defer(
    current.subscribe(() => {
      if (current.get()?.token !== typedPassword.get()?.token) clearTypedPassword()
    }),
  )
  context.defer(
    onPasswordChanged(
      () => current.get(),
      () => void completePasswordChange(services),
    ),
  )
}

/** The link from the settings to the change screen, for members who are not required to change anyway. */
export function ChangeLink({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation<'account.change-password'>()
  const member = useStore(useServices<typeof manifest>().session.current)
  if (!member || member.passwordChangeRequired) return null
  return <MenuRow icon="lock" label={t('change_password')} to={CHANGE_PASSWORD_PATH} onPress={close} />
}
