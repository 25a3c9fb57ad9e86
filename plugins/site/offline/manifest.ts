import { definePlugin, I18N, OVERLAYS, plugin, SITE } from '@foyer/sdk'
import { frameTop } from '../contract.ts'

/** Says that the device has no network, and lets the site recover when it has one again (ST-16, PF-06). */
export const manifest = definePlugin({
  id: 'site.offline',
  version: '1.0.0',
  sdk: '^1',
  title: 'Offline notice',
  activate: 'idle',
  requires: { site: SITE, overlays: OVERLAYS, i18n: I18N },
  contributes: [frameTop],
})

export default plugin(manifest, () => import('./offline.ts'))
