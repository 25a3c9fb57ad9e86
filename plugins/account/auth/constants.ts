/** Long enough to read that the session will not last. */
export const SESSION_NOT_SAVED_TOAST_MS = 8_000
export const LOGIN_PATH = '/m/login'
/** Where a player without an account creates one (RT-03). */
export const REGISTER_PATH = '/m/register'
/** Lengths of credentials if the merchant sets none (VA-17). */
export const DEFAULT_RULES = { usernameMin: 4, usernameMax: 20, passwordMin: 6, passwordMax: 64 } as const
