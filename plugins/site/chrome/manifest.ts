import {
  contribute,
  definePlugin,
  HOME_PATH,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  SITE,
  tabs,
} from '@foyer/sdk'
import { frameBottom, frameTop } from '../contract.ts'

/** The frame of every screen (header, tab bar), and the home screen that other plugins fill (RT-01). */
export const manifest = definePlugin({
  id: 'site.chrome',
  version: '1.0.0',
  sdk: '^1',
  title: 'Header, tab bar and home',
  requires: { site: SITE, session: SESSION, navigation: NAVIGATION, i18n: I18N, overlays: OVERLAYS },
  contributes: [
    contribute(routes, { path: HOME_PATH, access: 'public', component: 'Home' }),
    contribute(tabs, { key: 'home', label: 'home', icon: 'home', to: HOME_PATH }),
    contribute(frameTop, { component: 'Header' }),
    contribute(frameBottom, { component: 'TabBar' }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./chrome.tsx'), [() => import('./open-settings.tsx')])
