import {
  contribute,
  definePlugin,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  routes,
  SESSION,
  tabBadges,
  tabs,
} from '@foyer/sdk'
import { conversations } from '../contract.ts'
import { CHAT_PATH } from './constants.ts'

/** Opens the conversation of the chat provider that is on, with the number of unread messages on its tab (OV-19, RO-02, RO-04). */
export const manifest = definePlugin({
  id: 'customer-service.conversation',
  version: '1.0.0',
  sdk: '^1',
  title: 'Conversation with customer service',
  activateOn: 'idle',
  requires: { session: SESSION, overlays: OVERLAYS, navigation: NAVIGATION, i18n: I18N },
  contributes: [
    conversations,
    tabBadges,
    tabs,
    contribute(routes, {
      path: CHAT_PATH,
      access: 'public',
      component: 'ChatScreen',
      allowDuringPasswordChange: true,
    }),
  ],
  texts: true,
})

export default plugin(manifest, () => import('./conversation.tsx'))
