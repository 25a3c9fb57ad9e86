import {
  CHANGE_PASSWORD_PATH,
  contribute,
  definePlugin,
  HTTP,
  memberMenu,
  NAVIGATION,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  STORAGE,
} from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'

const LOCK =
  'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3M12 15v1.5'

/**
 * Changing the password: voluntarily, from the settings, or as a requirement, while navigation shows only
 * this screen (RT-09, VA-08, RO-06).
 */
export const manifest = definePlugin({
  id: 'account.change-password',
  version: '1.0.0',
  sdk: '^1',
  title: 'Change password',
  requires: { http: HTTP, session: SESSION, navigation: NAVIGATION, overlays: OVERLAYS, storage: STORAGE },
  contributes: [
    contribute(routes, {
      path: CHANGE_PASSWORD_PATH,
      access: 'member',
      allowDuringPasswordChange: true,
      component: 'ChangeScreen',
      skeleton: 'form',
    }),
    contribute(settingsRows, { component: 'ChangeLink' }),
    contribute(
      memberMenu,
      { key: 'password', icon: LOCK, label: 'change_password', to: CHANGE_PASSWORD_PATH },
      { order: 90 },
    ),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./change-password.tsx'))
