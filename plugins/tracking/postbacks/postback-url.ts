import { checkUrl, pixelEvent, type TrackingEvent } from '@foyer/sdk'
import type { Postback } from './networks.ts'
import type { PostbackSettings } from './settings.ts'

/**
 * The address that tells a network of a conversion: the merchant's, with click id, type, transaction and payout.
 * `undefined` where that is no address to send to.
 *
 * @param base what a path of this site is resolved against
 */
export function postbackUrl(
  { address, path, clickId, transaction, type, payout }: Postback,
  settings: PostbackSettings,
  click: string,
  event: TrackingEvent,
  base: string,
): string | undefined {
  const { name, id } = event
  const url = new URL(settings[address], base)
  if (path !== '') url.pathname = url.pathname.replace(/\/$/, '') + path
  const { searchParams } = url
  searchParams.set(clickId, click)
  if (type) searchParams.set(type.parameter, settings[type.names][name] ?? name)
  if (transaction !== undefined) searchParams.set(transaction, id)
  // One event of an arrival carries its money (TR-18).
  const money = pixelEvent(event, { deposit: name })?.money
  if (payout && money?.currency === settings[payout.currency])
    searchParams.set(payout.parameter, String(money.value))
  return checkUrl(url.href, { kind: 'https' })?.href
}
