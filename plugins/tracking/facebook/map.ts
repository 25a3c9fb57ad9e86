import type { EventNames, PixelCall, PixelEvent } from '@foyer/sdk'

export const SCRIPT_URL = 'https://connect.facebook.net/en_US/fbevents.js'

/** _fbc and _fbp live 90 days (CO-07). */
export const COOKIE_DAYS = 90

/** Pattern of a pixel's number. */
export const PIXEL_ID = String.raw`\d{5,20}`

/** An accepted deposit order is not a conversion, and has no name; the deposit's arrival is one. */
export const NAMES: EventNames = {
  firstOpen: 'firstOpen',
  registerSubmit: 'registerSubmit',
  register: 'CompleteRegistration',
  depositSubmit: 'InitiateCheckout',
  firstDepositArrival: 'firstDepositArrival',
  startTrial: 'StartTrial',
  deposit: 'Purchase',
  redeposit: 'redeposit',
  withdraw: 'withdraw',
  login: 'login',
  viewContent: 'ViewContent',
  downloadApp: 'downloadApp',
  gameLaunch: 'gameLaunch',
  a2hsInstalled: 'a2hsInstalled',
}

/** The network's standard events; one of any other name is sent as a custom event. */
const STANDARD: ReadonlySet<string> = new Set([
  'AddPaymentInfo', 'AddToCart', 'AddToWishlist', 'CompleteRegistration', 'Contact', 'CustomizeProduct', 'Donate',
  'FindLocation', 'InitiateCheckout', 'Lead', 'Purchase', 'Schedule', 'Search', 'StartTrial', 'SubmitApplication',
  'Subscribe', 'ViewContent',
]) // prettier-ignore

/** The network drops a second event of the same name and `eventID` within 48 hours, from a page or from a server. */
export const map = ({ name, id, money, content }: PixelEvent): readonly PixelCall[] => [
  [
    STANDARD.has(name) ? 'track' : 'trackCustom',
    name,
    { ...money, ...(content && viewed(content)) },
    { eventID: id },
  ],
]

const viewed = ({ id, name, category }: NonNullable<PixelEvent['content']>): object => ({
  content_ids: [id],
  content_type: 'product',
  ...(name === undefined ? {} : { content_name: name }),
  ...(category === undefined ? {} : { content_category: category }),
})
