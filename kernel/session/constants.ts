/**
 * Shorter than the HTTP layer's timeout, because a member's screen may wait for this call: the player is
 * asked whether to retry.
 */
export const MEMBER_INFO_TIMEOUT_MS = 8_000
/**
 * How long screens that depend on the session wait for the first answer of another tab. A tab that is awake
 * answers within a few milliseconds.
 */
export const OTHER_TABS_MS = 100
/** An answer may come this late, from a tab that was busy: the page then becomes a member's in place. */
export const LATE_ANSWER_MS = 5_000
/** How often a new tab asks the others until one answers: one that is starting does not hear the first time. */
export const ASK_AGAIN_MS = 500
/** Tabs whose sessions are tried, one after the other, until the gateway confirms one. */
export const MAX_OFFERS = 4
/** Characters. Servers do not accept a longer token in a header. */
export const TOKEN_MAX = 4_096
