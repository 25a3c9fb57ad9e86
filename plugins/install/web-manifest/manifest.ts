import { definePlugin, NAVIGATION, plugin, SITE, site } from '@foyer/sdk'
import { HOME_SCREEN_PROMPT } from '../contract/home-screen-prompt.ts'

/** Links the gateway's web manifest while the merchant allows the site to be installed (RT-21), and captures the browser's prompt (ST-13). */
export const manifest = definePlugin({
  id: 'install.web-manifest',
  version: '1.0.0',
  sdk: '^1',
  title: 'Web manifest',
  when: site('installable'),
  requires: { site: SITE, navigation: NAVIGATION },
  provides: { homeScreen: HOME_SCREEN_PROMPT },
  activateOn: 'idle',
})

export default plugin(manifest, () => import('./web-manifest.ts'))
