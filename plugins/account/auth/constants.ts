/** Long enough to read that the session will not last. */
export const SESSION_NOT_SAVED_TOAST_MS = 8_000
/** Lengths of credentials if the merchant sets none (VA-17). */
export const DEFAULT_RULES = { usernameMin: 4, usernameMax: 20, passwordMin: 6, passwordMax: 64 } as const
