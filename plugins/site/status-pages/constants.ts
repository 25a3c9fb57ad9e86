/** Average interval between refreshes of the status while the site is closed, so that players return by themselves. */
export const CHECK_MS = 30_000
/** Maximum number of times that the interval doubles while the calls fail. */
export const MAX_DOUBLINGS = 3
/** How long the message that no domain answers is shown before this one is loaded again. */
export const ALL_DEAD_MS = 3_000
