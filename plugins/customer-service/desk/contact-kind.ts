import type { ContactKind } from '../contract.ts'

/** Hosts of messengers, whose links open an app of the phone. */
const MESSENGERS = new Set([
  't.me',
  'telegram.me',
  'wa.me',
  'api.whatsapp.com',
  'zalo.me',
  'm.me',
  'line.me',
  'lin.ee',
  'viber.click',
])
const VIP = /VIP$/
/** Vendors whose page is a chat and nothing else. */
const CHATS = new Set(['LIVECHAT', 'MIDUOKE'])

/** @param type csType of the gateway's entry */
export function contactKind(type: string, url: URL): ContactKind {
  if (MESSENGERS.has(url.hostname)) return 'messenger'
  if (VIP.test(type)) return 'vip'
  return CHATS.has(type) ? 'chat' : 'desk'
}
