import {
  contribute,
  definePlugin,
  DEVICE,
  device,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  SITE,
} from '@foyer/sdk'
import { settingsRows } from '../../site/contract.ts'
import { HOME_SCREEN_PROMPT } from '../contract/home-screen-prompt.ts'
import { INSTALLER } from '../contract/installer.ts'

/**
 * What can be installed, and the ways to it: the native app's download, the home screen (EN-10, ST-13, OV-01). It starts with
 * the first plugin that needs it, such as the prompts and the bar, which run on every page; without them, when the settings open.
 */
export const manifest = definePlugin({
  id: 'install.installer',
  version: '1.0.0',
  sdk: '^1',
  title: 'Installer',
  when: device('browser'),
  requires: {
    http: HTTP,
    device: DEVICE,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    site: SITE,
  },
  optional: { homeScreen: HOME_SCREEN_PROMPT },
  provides: { installer: INSTALLER },
  contributes: [contribute(settingsRows, { component: 'InstallRow', order: 70 })],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./installer.ts'))
