import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { hearOtherTabs } from './other-tabs.ts'
import { settleDebt } from './settle-debt.ts'

/** The module's exports, by the names that the manifest gives. */
export { ChangeLink } from './change-link.tsx'
export { ChangeScreen } from './change-screen.tsx'

export const activate: Activate<typeof manifest> = ({ signal }, services) => {
  const stop = hearOtherTabs(
    () => services.session.current.get(),
    () => void settleDebt(services),
  )
  signal.addEventListener('abort', stop, { once: true })
}
