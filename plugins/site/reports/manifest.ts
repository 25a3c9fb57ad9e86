import { definePlugin, HTTP, plugin, SITE } from '@foyer/sdk'

/** Sends measurements, errors and violations of the page's policy from players' pages to the gateway. */
export const manifest = definePlugin({
  id: 'site.reports',
  version: '1.0.0',
  sdk: '^1',
  title: 'Reports',
  activateOn: 'idle',
  requires: { http: HTTP, site: SITE },
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./reports.ts'))
