/** Where a password is changed. Whoever owes that is held there (RT-09). */
export const CHANGE_PATH = '/m/changePsw'

/** A screen that the player comes back to may take so long to grow to the length it had. */
export const SCROLL_BACK_LIMIT_MS = 3_000
