export const SCRIPT_URL = 'https://api.imotech.video/ad/events.js'
/** Pattern of a pixel's id. */
export const PIXEL_ID = String.raw`[A-Za-z\d]{5,30}`
/** The cookie in which the vendor's script looks for the click. */
export const CLICK_COOKIE = '_bge_bbg'
export const CLICK_DAYS = 30
