/** A probe that has not been answered by then counts as unanswered. */
export const PROBE_TIMEOUT_MS = 5_000
/** A host that is silent for so long has another one asked meanwhile. */
export const ASK_ANOTHER_MS = 2_000
/** A file that is not there by then has the host looked at, and is given up where that does not answer. */
export const SLOW_FILE_MS = 3_000
/** The first probe after the network has gone; every further one waits twice as long as the one before. */
export const FIRST_PROBE_DELAY_MS = 2_000
/** No probe waits longer, apart from its jitter. */
export const LONGEST_PROBE_DELAY_MS = 30_000
