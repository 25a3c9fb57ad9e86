export const SCRIPT_URL = 'https://amplify.outbrain.com/cp/obtp.js'
/** Pattern of a marketer's id. */
export const MARKETER_ID = String.raw`[A-Za-z\d]{10,40}`
