import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { onPasswordChanged } from './password-change-channel.ts'
import { completePasswordChange } from './complete-password-change.ts'

/** The module's exports, by the names that the manifest gives. */
export { ChangeLink } from './change-link.tsx'
export { ChangeScreen } from './change-screen.tsx'

export const activate: Activate<typeof manifest> = ({ signal }, services) => {
  const stop = onPasswordChanged(
    () => services.session.current.get(),
    () => void completePasswordChange(services),
  )
  signal.addEventListener('abort', stop, { once: true })
}
