/** How long events are collected before they are sent together. */
export const BATCH_MS = 1_000
/** Maximum number of events in one call; this many waiting events are sent at once. */
export const BATCH_EVENTS = 20
/** Maximum number of events in the browser's storage; when it is full, the oldest is dropped. */
export const OUTBOX_EVENTS = 100
/** The first wait after a failure; it doubles with each further failure. */
export const RETRY_MS = 3_000
/** Waits are up to this share shorter or longer, so that a site's players do not all retry at once. */
export const RETRY_JITTER = 0.5
/** After this many failures in a row the relay retries only when the network returns, the page is shown or it starts. */
export const RETRIES = 4
/** After this many events that were refused one by one, and none taken, a call tries a single event, and waits after a refusal. */
export const REFUSALS = 3
/** Browsers limit the bodies of all keepalive calls together to 64 KiB. */
export const KEEPALIVE_BYTES = 60_000
/** The Web Lock of the tab that sends, so that no two tabs send the same events. */
export const LOCK_NAME = 'foyer.tracking.relay'
/** Maximum length of all events in the browser's storage, in characters of JSON. */
export const OUTBOX_CHARS = 100_000
/** An event that could not be sent for this long is dropped: ad networks refuse events of more than 7 days. */
export const OUTBOX_AGE_MS = 7 * 86_400_000
/** How long an event belongs to the tab that began to send it; longer than a call may take. */
export const CLAIM_MS = 60_000
/** How long an acknowledged event is not sent again… */
export const TAKEN_MS = 48 * 3_600_000
/** …and of how many events that is known. */
export const TAKEN_IDS = 200
