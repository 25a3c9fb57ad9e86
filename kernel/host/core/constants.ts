/** The SDK's major version that this host speaks; a manifest's `sdk` names it. */
export const SDK_MAJOR = 1
/** A load, activation or undo that is still pending after this time counts as failed. */
export const CALL_TIMEOUT_MS = 10_000
/** The interval at which pending calls are checked; a deadline may be noticed this much late. */
export const SWEEP_MS = 250
/** This many errors of one plugin within the window quarantine it for the session. */
export const ERROR_LIMIT = 5
export const ERROR_WINDOW_MS = 60_000
/** The host stops reconciling after this many rounds: plugins switch each other on and off in a circle. */
export const MAX_ROUNDS = 100
/** At most this many payloads of an activation event are buffered for a plugin; the oldest are dropped. */
export const EVENTS_BUFFERED_MAX = 100
