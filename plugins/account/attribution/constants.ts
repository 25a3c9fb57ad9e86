/** How long after the plugin's start the host is stored, if the address has no code (EN-12). */
export const ATTRIBUTION_DELAY_MS = 10_000
/** Maximum length of a click id, in characters, whatever its pattern: one of Bigo may be that long. */
export const CLICK_ID_LENGTH_MAX = 1000
/** A click id of a network that names no pattern of its own. */
export const DEFAULT_PATTERN = String.raw`[\w.~-]{1,500}`
export const DAY_MS = 86_400_000
