import { definePlugin, HTTP, NAVIGATION, OVERLAYS, contribute, plugin, routes, SESSION, STORAGE } from '@foyer/sdk' // prettier-ignore
import { settingsRows } from '../../site/contract.ts'

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
      path: '/m/changePsw',
      access: 'member',
      allowDuringPasswordChange: true,
      component: 'ChangeScreen',
      skeleton: 'form',
    }),
    contribute(settingsRows, { component: 'ChangeLink' }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./change-password.ts'))
