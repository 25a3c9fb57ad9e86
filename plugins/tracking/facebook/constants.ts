export const SCRIPT_URL = 'https://connect.facebook.net/en_US/fbevents.js'
/** _fbc and _fbp live 90 days (CO-07). */
export const COOKIE_SECONDS = 90 * 24 * 60 * 60
/** Maximum length of a click id, in characters; a longer value is not one. */
export const CLICK_ID_LENGTH = 500
