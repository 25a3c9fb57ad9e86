import { usePlugin } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { manifest } from './manifest.ts'

/** The form, with the merchant's rules for it. */
async function loadScreen(settingsReady: Promise<void>): Promise<{ default: FunctionComponent }> {
  try {
    const [{ LoginScreen }] = await Promise.all([import('./login-screen.tsx'), settingsReady])
    return { default: LoginScreen }
  } catch {
    // Vite has told the page of it (vite:preloadError). Here the player needs a way on.
    return { default: (await import('./login-unavailable.tsx')).LoginUnavailable }
  }
}

/** /m/login. Never prerendered: the form comes when somebody opens it. */
export function Login(): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const [LoginScreen] = useState(() => lazy(() => loadScreen(plugin.settingsReady)))
  return (
    <Suspense fallback={<Skeleton height="28rem" />}>
      <LoginScreen />
    </Suspense>
  )
}
