/**
 * A status call without an answer fails after this time, so that gates do not wait for ever: they are off
 * then.
 */
export const STATUS_TIMEOUT_MS = 10_000
/**
 * A status call without an answer causes a probe after this time, so that the player sees a message before
 * the timeout.
 */
export const SLOW_ANSWER_MS = 3_000
/** Changes of switches and settings are applied after this time without another change (CO-03). */
export const SETTINGS_DEBOUNCE_MS = 300
/** A cached status is used for at most this time. */
export const CACHED_STATUS_LIFE_MS = 24 * 3_600_000
/** After this many failed images the page no longer uses the CDN. */
export const CDN_FAILURES = 3
/** The interval at which the status is requested again (CO-03). */
export const STATUS_POLL_MS = 3_600_000
/** The shortest time between two polls, however often the player leaves and returns. */
export const POLL_QUIET_MS = 10_000
