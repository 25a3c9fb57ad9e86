export const SCRIPT_URL = 'https://connect.facebook.net/en_US/fbevents.js'
/** _fbc and _fbp live 90 days (CO-07). */
export const COOKIE_DAYS = 90
/** Pattern of a pixel's number. */
export const PIXEL_ID = String.raw`\d{5,20}`
