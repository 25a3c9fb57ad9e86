import { Skeleton } from '@foyer/sdk/ui'
import { late } from './late.tsx'
import { LoginUnavailable } from './login-unavailable.tsx'

/** /m/login. Never prerendered: the form comes when somebody opens it. */
export const Login = late({
  load: async () => (await import('./screens.ts')).LoginScreen,
  fallback: <Skeleton height="28rem" />,
  failed: LoginUnavailable,
})
