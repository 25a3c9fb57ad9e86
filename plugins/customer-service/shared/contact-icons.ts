import type { IconName } from '@foyer/sdk/ui'
import type { ContactKind } from '../contract.ts'

export const CONTACT_ICONS: Readonly<Record<ContactKind, IconName>> = {
  chat: 'chat',
  messenger: 'send',
  vip: 'star',
  desk: 'headset',
}
