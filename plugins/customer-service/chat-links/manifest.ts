import { chatProviders, definePlugin, plugin } from '@foyer/sdk'
import { chatWanted } from '../contract.ts'

/** Vendors whose chat is an address that may contain the member's name (EN-22). */
export const manifest = definePlugin({
  id: 'customer-service.chat-links',
  version: '1.0.0',
  sdk: '^1',
  title: 'Links of chat vendors',
  activateOn: chatWanted,
  contributes: [chatProviders],
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./chat-links.ts'))
