import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { onPasswordChanged } from './password-change-channel.ts'
import { clearTypedPassword, typedPassword } from '../typed-password.ts'
import { completePasswordChange } from './complete-password-change.ts'

/** The module's exports, by the names that the manifest gives. */
export { ChangeLink } from './change-link.tsx'
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
