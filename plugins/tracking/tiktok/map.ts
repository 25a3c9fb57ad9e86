import type { EventNames, PixelCall, PixelEvent } from '@foyer/sdk'

/** A payment's own name is a setting. An accepted deposit order is no conversion, and has no name. */
export const NAMES: EventNames = {
  firstOpen: 'firstOpen',
  registerSubmit: 'registerSubmit',
  register: 'CompleteRegistration',
  depositSubmit: 'InitiateCheckout',
  firstDepositArrival: 'firstDepositArrival',
  startTrial: 'Subscribe',
  redeposit: 'redeposit',
  withdraw: 'withdraw',
  login: 'login',
  viewContent: 'ViewContent',
  downloadApp: 'Download',
  gameLaunch: 'gameLaunch',
  a2hsInstalled: 'a2hsInstalled',
}

/** The network drops a second event of the same name and `event_id` within 48 hours, from a page or from a server. */
export const map = ({ name, id, money, content }: PixelEvent): readonly PixelCall[] => [
  ['track', name, { ...money, ...(content && { contents: [viewed(content)] }) }, { event_id: id }],
]

const viewed = ({ id, name }: NonNullable<PixelEvent['content']>): object => ({
  content_id: id,
  content_type: 'product',
  ...(name === undefined ? {} : { content_name: name }),
})
