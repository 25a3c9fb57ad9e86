/** Until a call counts as failed with `HT-TIMEOUT`, where its endpoint says nothing else (CO-02). */
export const DEFAULT_TIMEOUT_MS = 30_000
/** The Language header where the page knows of none (EN-29). */
export const DEFAULT_LANGUAGE = 'CN'
/** Names of kept answers in session storage begin so. */
export const CACHE_PREFIX = 'foyer.http '
/** Kept answers: at most so many, oldest out first. */
export const CACHE_MAX_ENTRIES = 50
/** One answer's share of session storage; a longer one is kept in memory only. Characters, two bytes each. */
export const CACHE_MAX_ENTRY_CHARS = 400_000
/** All answers' share of session storage, of the five million characters that browsers commonly give. */
export const CACHE_MAX_CHARS = 1_500_000
/** The offline message goes after so long (ER-02). */
export const OFFLINE_TOAST_MS = 1_500
/** Spinners are taken away for so long after a failure (ER-05). */
export const SPINNER_DISMISS_MS = 3_000
/** Paths of a shape names at most so many places. */
export const SHAPE_PATHS_SHOWN = 5
/** Life of a kept answer of /lgw/games/ whose endpoint names none: the session time of CO-01. */
export const LGW_GAMES_CACHE_MS = 5 * 60_000
