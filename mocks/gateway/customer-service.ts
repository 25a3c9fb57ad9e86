import { encryptDes } from '../../kernel/crypto/legacy/encrypt-des.ts'
import type { Service } from '../world/services.ts'

/** The chat page of every entry. */
export const SERVICE_PATH = '/__gateway/service'

/** A key of an entry's path, printable like the gateway's. */
const KEY = 'k7Qx2mPz'

/** An address as the gateway obfuscates it: DES in base64, followed by the key (EN-21). */
const obfuscated = (address: string): string => `${encryptDes(address, KEY)}${KEY}`

/** How many entries there are unless the state says otherwise. */
const DEFAULT_ENTRIES = 2
const ENTRIES = [
  { title: 'Live chat', csType: 'LIVECHAT', desk: 'live' },
  { title: 'Support 24/7', csType: 'COMM100', desk: 'support' },
  // Untitled: the site calls it CS3.
  { title: '', csType: 'MIDUOKE', desk: 'third' },
  { title: 'VIP desk', csType: 'COMM100VIP', desk: 'vip' },
  { title: 'Assistant', csType: 'AICAN', desk: 'aican' },
] as const

/** `customerService` of the status: obfuscated paths to chat pages of this gateway. */
export function customerService(service: Service | undefined, origin: string): readonly object[] {
  const bad = service === 'broken' || service === 'http'
  const entries = ENTRIES.slice(0, bad ? 2 : Number(service ?? DEFAULT_ENTRIES)).map(
    ({ title, csType, desk }, index) => ({
      title,
      csType,
      csPosition: index + 1,
      path: obfuscated(`${origin}${SERVICE_PATH}?desk=${desk}`),
    }),
  )
  if (!bad) return entries
  const path =
    service === 'broken' ? `bm90IGEgY2lwaGVydGV4dA==${KEY}` : obfuscated('http://chat.example/desk')
  return [{ title: 'Not to be offered', csType: 'LIVECHAT', csPosition: 0, path }, ...entries]
}
