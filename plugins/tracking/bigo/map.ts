import type { EventNames, PixelCall, PixelEvent } from '@foyer/sdk'

/** The vendor takes no deposit but the first one's arrival, which therefore carries the money. */
export const NAMES: EventNames = {
  register: 'ec_register',
  firstDepositArrival: 'ec_purchase',
  viewContent: 'ec_detail_view',
  downloadApp: 'app_download',
}

/** What the vendor calls `event_id` is the event's name; it has no id for de-duplication. */
export const map = ({ name, money, content }: PixelEvent): readonly PixelCall[] => [
  ['event', name, { ...money, ...(content && { content_id: content.id }) }],
]
