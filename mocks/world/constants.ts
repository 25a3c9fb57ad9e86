/** Worlds kept at once; the oldest goes when one more is made. */
export const MAX_WORLDS = 500
/** How long a token is good. */
export const SESSION_LIFE_MS = 24 * 60 * 60 * 1000
/** Wrong passwords in a row for one username before it is locked. */
export const LOGIN_FAILURES = 5
/** How long it stays locked. */
export const LOCKOUT_MS = 15 * 60 * 1000
/** How long a launched game's address is good. */
export const TICKET_LIFE_MS = 10 * 60 * 1000
/** Calls kept in a world's log. */
export const LOG_ENTRIES = 200
/** Calls of vendors' scripts kept in a world. */
export const VENDOR_CALLS = 500
