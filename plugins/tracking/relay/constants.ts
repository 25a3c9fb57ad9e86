/** How long events gather before they are sent together. */
export const BATCH_MS = 1_000
/** Most events of one call; as many waiting are sent at once. */
export const BATCH_EVENTS = 20
/** Events that survive in the browser's storage; the oldest is dropped for a further one. */
export const OUTBOX_EVENTS = 100
/** The first wait after a failure; doubles with each further one. */
export const RETRY_MS = 3_000
/** Waits are up to this share shorter or longer, so that a site's players do not all come back at once. */
export const RETRY_JITTER = 0.5
/** Failures in a row after which only the network's return, a look at the page or the next start tries again. */
export const RETRIES = 4
/** What a browser takes of a body that outlives the page is 64 KiB for all such calls together. */
export const KEEPALIVE_BYTES = 60_000
/** Held while a tab sends, so that no two send the same. */
export const LOCK_NAME = 'foyer.tracking.relay'
