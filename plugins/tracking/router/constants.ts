/** Events that wait for one destination; the oldest is dropped for a further one. */
export const QUEUE_EVENTS = 200
/** A destination that is not ready by then gets nothing of what it kept waiting. */
export const READY_TIMEOUT_MS = 10_000
/** A send that has not settled by then counts as failed. */
export const SEND_TIMEOUT_MS = 10_000
/** Failures in a row that open a destination's circuit breaker… */
export const BREAKER_FAILURES = 3
/** …for so long; what comes meanwhile waits in its queue. */
export const BREAKER_MS = 60_000
/** How long after the router's start a destination still gets what happened before it came. */
export const BUFFERING_MS = 60_000
/** How long after the router's start the host of a page that brings no code is noted (EN-12). */
export const ATTRIBUTION_DELAY_MS = 10_000
/** Events that are held for such destinations. */
export const BUFFERED_EVENTS = 100
/** Lines of the delivery ledger. */
export const DELIVERY_LOG_ENTRIES = 300
/** Longest text of a payload; a longer one is left out rather than cut. */
export const TEXT_LENGTH = 256
