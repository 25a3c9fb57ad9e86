/** Maximum number of events that wait for one destination; when it is full, the oldest is dropped. */
export const QUEUE_EVENTS = 200
/** If a destination is not ready after this time, its queued events are dropped. */
export const READY_TIMEOUT_MS = 10_000
/** A send that is pending after this time counts as failed. */
export const SEND_TIMEOUT_MS = 10_000
/** Failures in a row that open a destination's circuit breaker… */
export const BREAKER_FAILURES = 3
/** …for this long; events that arrive meanwhile wait in its queue. */
export const BREAKER_MS = 60_000
/** How long after the router's start a new destination still gets the earlier events. */
export const BUFFERING_MS = 60_000
/** How long after the router's start the host is stored, if the address has no code (EN-12). */
export const ATTRIBUTION_DELAY_MS = 10_000
/** Maximum number of events that are buffered for new destinations. */
export const BUFFERED_EVENTS = 100
/** Maximum number of lines of the delivery ledger. */
export const DELIVERY_LOG_ENTRIES = 300
/** Maximum length of a payload's text, in characters; a longer one is left out rather than cut. */
export const TEXT_LENGTH = 256
