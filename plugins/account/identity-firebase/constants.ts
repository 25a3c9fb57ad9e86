/** A code can be asked for again so long after the last (ST-10). */
export const RESEND_MS = 60_000
/** The identity service takes a code no longer than this after it was sent. */
export const CODE_LIFE_MS = 10 * 60_000
export const SECOND_MS = 1_000
export const CODE_LENGTH = 6
