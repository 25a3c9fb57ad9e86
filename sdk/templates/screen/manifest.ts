import { definePlugin, HTTP, contribute, plugin, routes } from '@foyer/sdk'

/** The screen /m/acme. */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme screen',
  requires: { http: HTTP },
  contributes: [contribute(routes, { path: '/m/acme', access: 'public', component: 'AcmeScreen' })],
  texts: true,
})
export default plugin(manifest, () => import('./acme-screen.tsx'))
