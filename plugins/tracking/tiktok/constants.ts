/** Address of the script, by the region whose hosts the vendor uses. */
export const SCRIPT_URLS = {
  global: 'https://analytics.tiktok.com/i18n/pixel/events.js',
  us: 'https://analytics.us.tiktok.com/i18n/pixel/events.js',
} as const
/** Pattern of a pixel's id. */
export const PIXEL_ID = String.raw`[A-Za-z\d]{10,30}`
/** How long a click id counts. */
export const CLICK_DAYS = 7
/** Methods of the stub that the vendor's script takes over. */
export const METHODS = [
  'page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group', 'enableCookie',
  'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent',
] as const // prettier-ignore
