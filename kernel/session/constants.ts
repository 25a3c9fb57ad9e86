/** A member's screen may wait behind this call, so the player is asked sooner than the HTTP layer would give up. */
export const MEMBER_INFO_TIMEOUT_MS = 8_000
/** A longer token fits no server's header. Characters. */
export const TOKEN_MAX = 4_096
