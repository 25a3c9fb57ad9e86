/** While the site is closed its status is asked for about this often, so that players come back by themselves. */
export const CHECK_MS = 30_000
/** While it cannot be had, the time between two calls doubles this many times at most. */
export const MAX_DOUBLINGS = 3
/** How long the player can read that no domain answers before this one is loaded again. */
export const ALL_DEAD_MS = 3_000
