import { ScreenSkeleton } from '@foyer/sdk/ui'
import { lazyWithFallback } from './lazy-with-fallback.tsx'
import { LoginUnavailable } from './login-unavailable.tsx'

/** /m/login. Never prerendered: the form loads when the page opens. */
export const Login = lazyWithFallback({
  load: async () => (await import('./screens.ts')).LoginScreen,
  fallback: <ScreenSkeleton shape="form" />,
  failed: LoginUnavailable,
})
