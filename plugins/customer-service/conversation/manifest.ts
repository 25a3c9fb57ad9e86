import {
  CLOCK,
  contribute,
  definePlugin,
  I18N,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  routes,
  SESSION,
  SITE,
  tabBadges,
  tabs,
} from '@foyer/sdk'
import { conversations } from '../contract.ts'
import { CHAT_PATH } from './constants.ts'

/** Opens the conversations of the chat providers that are on, with the number of unread messages on its tab (OV-19, RO-02, RO-04). */
export const manifest = definePlugin({
  id: 'customer-service.conversation',
  version: '1.0.0',
  sdk: '^1',
  title: 'Conversation with customer service',
  activateOn: 'idle',
  requires: {
    clock: CLOCK,
    i18n: I18N,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
  },
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
