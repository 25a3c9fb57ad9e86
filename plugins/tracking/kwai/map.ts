import type { CanonicalEvent, PixelCall, PixelEvent } from '@foyer/sdk'
import type { EVENTS } from './constants.ts'

/** The vendor knows these events only; every other is not sent. */
export const NAMES: { readonly [name in CanonicalEvent]?: (typeof EVENTS)[number] } = {
  register: 'completeRegistration',
  depositSubmit: 'initiatedCheckout',
  firstDepositArrival: 'firstDeposit',
  deposit: 'purchase',
  viewContent: 'contentView',
  downloadApp: 'download',
}

/** One event for each pixel. The vendor has no id for de-duplication. */
export const mapFor =
  (ids: readonly string[]) =>
  ({ name, money, content }: PixelEvent): readonly PixelCall[] => {
    const parameters = { ...money, ...(content && viewed(content)) }
    return ids.map((id) => ['instance', id, 'track', name, parameters])
  }

const viewed = ({ id, name }: NonNullable<PixelEvent['content']>): object => ({
  content_id: id,
  content_type: 'product',
  ...(name === undefined ? {} : { content_name: name }),
})
