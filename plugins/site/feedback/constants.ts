/** Minimum length, in characters; a shorter message is not useful. */
export const MESSAGE_MIN = 10
/** Maximum length that the gateway accepts, in characters. */
export const MESSAGE_MAX = 500
/** The counter is shown and announced from this many remaining characters on. */
export const COUNTER_FROM = 100
export const CONTACT_MAX = 100
