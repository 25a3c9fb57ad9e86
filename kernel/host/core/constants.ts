/** The SDK's major version that this host speaks; a manifest's `sdk` names it. */
export const SDK_MAJOR = 1
/** A load, activation or undo that has not settled after this long counts as failed. */
export const CALL_TIMEOUT_MS = 10_000
/** How often the calls in flight are looked at; a deadline may be noticed this much late. */
export const SWEEP_MS = 250
/** So many errors of one plugin within the window quarantine it for the session. */
export const ERROR_LIMIT = 5
export const ERROR_WINDOW_MS = 60_000
/** A plugin that emits more events than this within the window is quarantined at once, and what is too much reaches nobody. */
export const EMIT_LIMIT = 200
export const EMIT_WINDOW_MS = 1_000
/** The host gives up where plugins switch each other on and off in circles. */
export const MAX_ROUNDS = 100
/** At most so many payloads of the event that starts a plugin are buffered for it; of more, the oldest go. */
export const EVENTS_BUFFERED_MAX = 100
