import { type Activate, siteStatusArrived } from '@foyer/sdk'
import { REMEMBERED_LOGIN } from '../remembered-keys.ts'
import type { manifest } from './manifest.ts'

/**
 * What the first paint needs of signing in: the header's control. The login form, its schemas and calls come with
 * `login-screen.tsx`, when somebody opens /m/login.
 */
export { HeaderActions } from './header-actions.tsx'
export { Login } from './login.tsx'

/** A login that is remembered may be tried once a load: when the gateway has first said what the site is (ST-06). */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { query } = services.navigation.place.get()
  const off = context.on(siteStatusArrived, () => {
    void off()
    if (services.storage.get(REMEMBERED_LOGIN))
      import('./auto-login.ts')
        .then(({ autoLogin }) => autoLogin(context, services, query))
        .catch((error: unknown) => context.logger.error(error))
  })
}
