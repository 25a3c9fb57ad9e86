/** A call fails with `HT-TIMEOUT` after this time, unless its endpoint has its own (CO-02). */
export const DEFAULT_TIMEOUT_MS = 30_000
/** Prefix of cached responses in session storage. */
export const CACHE_PREFIX = 'foyer.http '
/** At most this many responses are cached; the oldest are removed first. */
export const CACHE_MAX_ENTRIES = 50
/** A longer response is cached in memory only. Characters, two bytes each. */
export const CACHE_MAX_ENTRY_CHARS = 400_000
/**
 * Size of all cached responses in session storage, of the five million characters that browsers commonly
 * allow.
 */
export const CACHE_MAX_CHARS = 1_500_000
/** Spinners are dismissed for this long after a failure (ER-05). */
export const SPINNER_DISMISS_MS = 3_000
/** An `HT-SHAPE` error names at most this many paths. */
export const SHAPE_PATHS_SHOWN = 5
/** Cache time of a /lgw/games/ response whose endpoint has none of its own: the session time of CO-01. */
export const LGW_GAMES_CACHE_MS = 5 * 60_000
/**
 * A longer answer is not read, in characters: the site's own have thousands, and one of forty million brackets
 * takes all the memory that a tab has.
 */
export const LONGEST_ANSWER = 8_000_000
