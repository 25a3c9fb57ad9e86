import { all, chatProviders, consent, definePlugin, HTTP, plugin, setting } from '@foyer/sdk'

/**
 * Scripts of chat vendors that the gateway lists (CA-19), such as a chat's window on every page: after the first paint,
 * and while the player consents to them.
 */
export const manifest = definePlugin({
  id: 'customer-service.chat-scripts',
  version: '1.0.0',
  sdk: '^1',
  title: 'Chat windows of vendors',
  when: all(setting('enabled', true), consent('support')),
  activateOn: 'idle',
  requires: { http: HTTP },
  purposes: ['chat'],
  contributes: [chatProviders],
  // LiveChat's and Comm100's.
  origins: {
    script: ['https://cdn.livechatinc.com', 'https://vue.comm100.com', 'https://standby.comm100vue.com'],
    connect: [
      'https://api.livechatinc.com',
      'https://secure.livechatinc.com',
      'https://vue.comm100.com',
      'https://standby.comm100vue.com',
    ],
    image: ['https://*.livechatinc.com', 'https://*.comm100.com'],
  },
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./chat-scripts.ts'))
