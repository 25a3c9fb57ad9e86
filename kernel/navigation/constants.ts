/** A screen that the player comes back to may take so long to grow to the length it had. */
export const SCROLL_BACK_LIMIT_MS = 3_000
