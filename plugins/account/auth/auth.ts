import { type Activate, siteStatusArrived } from '@foyer/sdk'
import { REMEMBERED_LOGIN } from '../remembered-login-key.ts'
import type { manifest } from './manifest.ts'

/**
 * What the first paint needs of signing in: the header's control. The login form, its schemas and endpoints
 * load with `login-screen.tsx`, when a screen with them opens.
 */
export { HeaderActions } from './header-actions.tsx'
export { Login, SettingsLogOut, SocialLoginButtons } from './lazy-screens.tsx'

/** A remembered login may be tried once per load: when the gateway's first status has arrived (ST-06). */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { search } = services.navigation.location.get()
  const unsubscribe = context.on(siteStatusArrived, async () => {
    void unsubscribe()
    if (services.storage.get(REMEMBERED_LOGIN))
      await (await import('./auto-login.ts')).autoLogin(context, services, search)
  })
}
