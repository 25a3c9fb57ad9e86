/** How long the identity service accepts a code after it was sent. */
export const CODE_LIFE_MS = 10 * 60_000
export const CODE_LENGTH = 6
