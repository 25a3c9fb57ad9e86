/** How long one attempt may take, unless the caller sets its own timeout. */
export const SCRIPT_TIMEOUT_MS = 10_000
/** Pause before the first retry; it doubles with each further one. */
export const RETRY_DELAY_MS = 500
