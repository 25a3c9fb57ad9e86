export const SCRIPT_URL = 'https://connect.facebook.net/en_US/fbevents.js'
/** _fbc and _fbp live 90 days (CO-07). */
export const COOKIE_SECONDS = 90 * 24 * 60 * 60
/** A click id beyond this is no click id. */
export const CLICK_ID_LENGTH = 500
