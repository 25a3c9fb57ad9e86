import { definePlugin, NAVIGATION, plugin, SITE, site } from '@foyer/sdk'

/** Links the gateway's web manifest while the merchant allows the site to be installed (RT-21). */
export const manifest = definePlugin({
  id: 'install.web-manifest',
  version: '1.0.0',
  sdk: '^1',
  title: 'Web manifest',
  when: site('installable'),
  requires: { site: SITE, navigation: NAVIGATION },
  activateOn: 'idle',
})

export default plugin(manifest, () => import('./web-manifest.ts'))
