export const SCRIPT_URL = 'https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js'
export const FALLBACK_URL = 'https://s16-11187.ap4r.com/kos/s101/nlav11187/pixel/events.js'
/** Pattern of a pixel's id. */
export const PIXEL_ID = String.raw`[A-Za-z\d]{5,30}`
/** The events that the vendor knows, in its spelling; it takes no others. */
export const EVENTS = [
  'completeRegistration',
  'initiatedCheckout',
  'firstDeposit',
  'purchase',
  'contentView',
  'download',
] as const
/** Methods of the stub that the vendor's script takes over. */
export const METHODS = [
  'page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group', 'enableCookie',
  'disableCookie',
] as const // prettier-ignore
