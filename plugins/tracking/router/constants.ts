/** Maximum number of events that wait for one destination; when it is full, the oldest is dropped. */
export const QUEUE_EVENTS = 200
/** A destination that is not ready after this time is unavailable until its script comes after all. */
export const READY_TIMEOUT_MS = 10_000
/** How long after a load that failed the destination is loaded again… */
export const LOAD_RETRY_MS = 30_000
/** …until so many loads have failed: then its events are dropped, and it is loaded again when the network returns. */
export const LOAD_TRIES = 3
/** A send that is pending after this time counts as failed. The event may have arrived, so it is not sent again. */
export const SEND_TIMEOUT_MS = 10_000
/** How often an event is sent before it is dropped. */
export const SEND_TRIES = 4
/** The wait before an event's second try; it doubles with each further try. */
export const RETRY_MS = 1_000
/** Waits are up to this share shorter or longer. */
export const RETRY_JITTER = 0.25
/** Failures in a row that open a destination's circuit breaker… */
export const BREAKER_FAILURES = 3
/** …for this long; events that arrive meanwhile wait in its queue. */
export const BREAKER_MS = 60_000
/** How long after the router's start a new destination still gets the earlier events. */
export const BUFFERING_MS = 60_000
/** Maximum number of events that are buffered for new destinations. */
export const BUFFERED_EVENTS = 100
/** Maximum number of ids that are stored as delivered, for each destination. */
export const SENT_IDS = 200
/** How long ids that were delivered are collected before they are stored together. */
export const SENT_WRITE_MS = 100
/** …or until there are more events than this. */
export const UNSTORED_IDS = 1_000
/** Maximum number of lines of the delivery ledger. */
export const DELIVERY_LOG_ENTRIES = 300
/** Maximum length of a payload's text, in characters; a longer one is left out rather than cut. */
export const TEXT_LENGTH = 256
/** Maximum length of the page's address, in characters; a longer one loses its query. */
export const ADDRESS_LENGTH = 2_000
