import { chatProviders, definePlugin, plugin, setting } from '@foyer/sdk'

/** Customer service in a chat of Acme (EN-22, OV-19, OV-31). */
export const manifest = definePlugin({
  id: 'vendors.acme',
  version: '1.0.0',
  sdk: '^1',
  title: 'Acme chat',
  when: setting('page'),
  contributes: [chatProviders],
  settings: () => import('./settings.ts'),
  texts: true,
})
export default plugin(manifest, () => import('./acme.ts'))
