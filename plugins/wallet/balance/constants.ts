/** Page shown again: the balance is asked for anew, unless its answer is more recent. */
export const RETURN_QUIET_MS = 5_000
/** While the page is visible, no balance is older: games may run inside the page. */
export const REFRESH_MS = 60_000
/** How often a visible page looks how old its balance is. */
export const CHECK_MS = 10_000
/** An answer that takes longer leaves the known amount as one of earlier. */
export const SLOW_MS = 3_000
/** A longer amount is written smaller in the header. */
export const LONG_AMOUNT = 10
