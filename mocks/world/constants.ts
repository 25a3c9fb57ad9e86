/** Maximum number of worlds; when one more is made, the oldest is dropped. */
export const MAX_WORLDS = 500
/** How long a token is valid. */
export const SESSION_LIFE_MS = 24 * 60 * 60 * 1000
/** Wrong passwords in a row for one username before it is locked. */
export const LOGIN_FAILURES = 5
/** How long a username stays locked. */
export const LOCKOUT_MS = 15 * 60 * 1000
/** How long a launched game's address is valid. */
export const TICKET_LIFE_MS = 10 * 60 * 1000
/** Maximum number of calls in a world's log. */
export const LOG_ENTRIES = 200
/** Maximum number of a world's calls that are kept whole. */
export const KEPT_CALLS = 200
/** Maximum number of worlds whose calls are kept whole. */
export const KEPT_WORLDS = 32
/** Length at which a text of a call is cut for the harness, and the longest edited answer. */
export const MAX_CALL_TEXT = 256 * 1024
/** Maximum number of vendors' calls in a world. */
export const VENDOR_CALLS = 500
