/** A probe counts as unanswered after this time. */
export const PROBE_TIMEOUT_MS = 5_000
/** After this time without an answer another host is probed too. */
export const ASK_ANOTHER_MS = 2_000
/** If a file has not loaded by then, the host is probed; if that does not answer, the load fails. */
export const SLOW_FILE_MS = 3_000
/** Delay of the first probe after the network has failed; each further delay doubles. */
export const FIRST_PROBE_DELAY_MS = 2_000
/** The longest delay of a probe, without jitter. */
export const LONGEST_PROBE_DELAY_MS = 30_000
/** How often code that could not be fetched is fetched again while the network seems to be there. */
export const RETRIES_MAX = 8
/** After so long without a failure the count begins anew, in milliseconds. */
export const RETRIES_FORGOTTEN_MS = 5 * 60_000
