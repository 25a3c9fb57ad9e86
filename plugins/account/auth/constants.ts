/** Repeat submits are ignored until so long after a login ends (ST-02, CO-01). */
export const LOGIN_LOCK_MS = 500
/** How long 'network offline' stands (ER-02). */
export const OFFLINE_TOAST_MS = 1_500
/** Long enough to read that the session will not last. */
export const NOT_KEPT_TOAST_MS = 8_000
/** Where a player without an account makes one (RT-03). */
export const REGISTER_PATH = '/m/register'
/** Lengths of credentials where the merchant sets none (VA-17). */
export const DEFAULT_RULES = { usernameMin: 4, usernameMax: 20, passwordMin: 6, passwordMax: 64 } as const
