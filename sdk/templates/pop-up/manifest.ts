import { definePlugin, HTTP, I18N, OVERLAYS, plugin, popUps } from '@foyer/sdk'

/** A pop-up of the home screen (RT-01, OV-30). */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme pop-up',
  requires: { http: HTTP, overlays: OVERLAYS, i18n: I18N },
  contributes: [popUps],
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./acme.tsx'))
