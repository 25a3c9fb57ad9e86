/**
 * Shorter than the HTTP layer's timeout, because a member's screen may wait for this call: the player is
 * asked whether to retry.
 */
export const MEMBER_INFO_TIMEOUT_MS = 8_000
/** Characters. Servers do not accept a longer token in a header. */
export const TOKEN_MAX = 4_096
