import { definePlugin, HTTP, place, plugin, routes } from '@foyer/sdk'

/** The screen /m/acme. */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme screen',
  requires: { http: HTTP },
  contributes: [place(routes, { path: '/m/acme', access: 'public', page: 'AcmeScreen' })],
  texts: true,
})
export default plugin(manifest, () => import('./acme.ts'))
