import { chatProviders, definePlugin, fromSetting, HTTP, plugin, switchOn } from '@foyer/sdk'

/** The gateway's own chat (CA-15, RO-04). */
export const manifest = definePlugin({
  id: 'customer-service.chat-cbs',
  version: '1.0.0',
  sdk: '^1',
  title: 'Chat of the gateway (CBS)',
  when: switchOn('CBS3'),
  requires: { http: HTTP },
  contributes: [chatProviders],
  origins: { camera: [fromSetting('cameraPage')] },
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./chat-cbs.ts'))
