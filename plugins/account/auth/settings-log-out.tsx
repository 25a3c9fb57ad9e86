import { useServices, useStore } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { lazyWithFallback } from './lazy-with-fallback.tsx'
import type { manifest } from './manifest.ts'

const LogOutRow = lazyWithFallback({
  load: async () => (await import('./screens.ts')).LogOutRow,
  // The settings show their rows together.
  fallback: <span data-waits hidden />,
})

/** The log-out among the settings, for members. */
export function SettingsLogOut(props: { readonly close: () => void }): ReactNode {
  const member = useStore(useServices<typeof manifest>().session.current)
  return member && <LogOutRow {...props} />
}
