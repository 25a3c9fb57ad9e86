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
/** How often the code of plugins is fetched again although the host answers; the network's return starts anew. */
export const UNFETCHED_RETRIES = 5
