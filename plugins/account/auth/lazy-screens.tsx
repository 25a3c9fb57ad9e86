import { usePluginContext, useFetched, useServices, useStore } from '@foyer/sdk'
import { ScreenSkeleton } from '@foyer/sdk/ui'
import type { FunctionComponent, ReactNode } from 'react'
import { LoginUnavailable } from './login-unavailable.tsx'
import type { manifest } from './manifest.ts'

interface LazyOptions<Props> {
  readonly load: () => Promise<FunctionComponent<Props>>
  /** Shown until the component has loaded. */
  readonly fallback?: ReactNode
  /** Shown if the component's code could not be loaded. */
  readonly failed?: FunctionComponent<{ readonly retry: () => void }>
}

/** A component whose code and settings load when it is first shown. */
export const lazyWithFallback = <Props extends object>({
  load,
  fallback,
  failed: Failed,
}: LazyOptions<Props>) =>
  function LazyWithFallback(props: Props): ReactNode {
    const { settingsReady } = usePluginContext<typeof manifest>()
    const loaded = useFetched(async () => {
      const [component] = await Promise.all([load(), settingsReady])
      return component
    })
    if (loaded.step === 'ready') return <loaded.value {...props} />
    if (loaded.step === 'loading') return fallback
    return Failed && <Failed retry={loaded.retry} />
  }

/** /m/login. Never prerendered: the form loads when the page opens. */
export const Login = lazyWithFallback({
  load: async () => (await import('./login-screen.tsx')).LoginScreen,
  fallback: <ScreenSkeleton shape="form" />,
  failed: LoginUnavailable,
})

/** The login methods that are buttons, for another screen. No fallback: that screen has a form of its own. */
export const SocialLoginButtons = lazyWithFallback({
  load: async () => (await import('./login-screen.tsx')).SocialLoginPanel,
})

const LogOutRow = lazyWithFallback({
  load: async () => (await import('./login-screen.tsx')).LogOutRow,
  // The settings show their rows together.
  fallback: <span data-waits hidden />,
})

/** The log-out among the settings, for members. */
export function SettingsLogOut(props: { readonly close: () => void }): ReactNode {
  const member = useStore(useServices<typeof manifest>().session.current)
  return member && <LogOutRow {...props} />
}
