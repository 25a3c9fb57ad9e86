/** A status call that has not been answered by then counts as failed; gates that wait for it are off (DESIGN §2). */
export const STATUS_TIMEOUT_MS = 10_000
/** A status call that has not been answered by then has the network looked at: a player need not wait for its end to be told. */
export const SLOW_ANSWER_MS = 3_000
/** Changes of switches and settings are applied when they have been quiet for so long (CO-03). */
export const SETTINGS_DEBOUNCE_MS = 300
/** Kept facts are used no longer than this (DESIGN §3). */
export const CACHED_STATUS_LIFE_MS = 24 * 3_600_000
/** So many failed images, and the CDN is passed over for the rest of the page. */
export const CDN_FAILURES = 3
/** The status is asked for anew this often (CO-03). */
export const STATUS_POLL_MS = 3_600_000
/** So soon after a recheck no other follows, however often the player comes and goes. */
export const POLL_QUIET_MS = 10_000
