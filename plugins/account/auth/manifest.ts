import {
  contribute,
  definePlugin,
  DEVICE,
  headerActions,
  HTTP,
  I18N,
  LOGIN_PATH,
  NAVIGATION,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  SITE,
  STORAGE,
} from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'
import { socialLoginButtons } from '../shared/points.ts'

/** Signing in by username and password, and logging out (RT-02, ST-03, ST-32). */
export const manifest = definePlugin({
  id: 'account.auth',
  version: '1.0.0',
  sdk: '^1',
  title: 'Log in and out',
  readsSwitches: ['MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3', 'FIREBASECREATEACC3'],
  requires: {
    session: SESSION,
    http: HTTP,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    site: SITE,
    device: DEVICE,
    storage: STORAGE,
    i18n: I18N,
  },
  contributes: [
    contribute(routes, { path: LOGIN_PATH, access: 'guest', component: 'Login', skeleton: 'form' }),
    contribute(headerActions, { component: 'HeaderActions' }),
    contribute(settingsRows, { component: 'SettingsLogOut', order: 90 }),
    contribute(socialLoginButtons, { component: 'SocialLoginButtons' }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./auth.tsx'), [
  () => import('./login-screen.tsx'),
  () => import('./settings.ts'),
])
