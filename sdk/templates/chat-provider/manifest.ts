import { chatProviders, definePlugin, HTTP, I18N, plugin, setting } from '@foyer/sdk'

/** Customer service in a chat of Acme (EN-22, OV-19, OV-31). */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme chat',
  when: setting('nameParameter'),
  requires: { http: HTTP, i18n: I18N },
  contributes: [chatProviders],
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./acme.ts'))
