/** How long one attempt may take, unless its caller says otherwise. */
export const SCRIPT_TIMEOUT_MS = 10_000
/** Pause before the first retry; before the second twice as long, and so on. */
export const RETRY_DELAY_MS = 500
