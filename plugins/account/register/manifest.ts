import {
  AGENT_REGISTER_PATH,
  contribute,
  definePlugin,
  DEVICE,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REGISTER_PATH,
  routes,
  SESSION,
  SITE,
  STORAGE,
} from '@foyer/sdk'
import { MOBILE_NUMBERS } from '../shared/points.ts'

/** New accounts: players' own (RT-03, ST-01), and those that agents create for others (RT-04). */
export const manifest = definePlugin({
  id: 'account.register',
  version: '1.0.0',
  sdk: '^1',
  title: 'Registration',
  readsSwitches: ['PWDEXPFORCECHANGE3'],
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
  // Without it there is no registration by number.
  optional: { numbers: MOBILE_NUMBERS },
  contributes: [
    contribute(routes, {
      path: REGISTER_PATH,
      access: 'guest',
      component: 'RegisterScreen',
      skeleton: 'form',
    }),
    contribute(routes, {
      path: `${REGISTER_PATH}.html`,
      access: 'guest',
      component: 'RegisterScreen',
      skeleton: 'form',
    }),
    contribute(routes, {
      path: AGENT_REGISTER_PATH,
      access: 'member',
      component: 'AgentScreen',
      skeleton: 'form',
    }),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./register.ts'))
