import { definePlugin, HTTP, loginMethods, OVERLAYS, contribute, plugin } from '@foyer/sdk'

/** Signing in by a code that Acme sends (RT-02, ST-10). */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme sign-in',
  requires: { http: HTTP, overlays: OVERLAYS },
  contributes: [
    contribute(
      loginMethods,
      { key: 'acme', shape: 'form', label: 'by_acme', component: 'AcmeLogin' },
      { order: 50 },
    ),
  ],
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./acme-login.tsx'))
