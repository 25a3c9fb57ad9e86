import { Skeleton } from '@foyer/sdk/ui'
import { late } from './late.tsx'

/** /m/login. Never prerendered: the form comes when somebody opens it. */
export const Login = late({
  load: async () => (await import('./screens.ts')).LoginScreen,
  fallback: <Skeleton height="28rem" />,
  // Here the player needs a way on.
  instead: async () => (await import('./login-unavailable.tsx')).LoginUnavailable,
})
