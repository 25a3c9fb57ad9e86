/** How long the spinner of a language change is shown at most (CO-01): the page can be used meanwhile. */
export const LANGUAGE_LOADING_MS = 5_000
/** More options of a choice than these push away what stands below them. */
export const MAX_VISIBLE_OPTIONS = 6
