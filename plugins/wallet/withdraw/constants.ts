/** Characters of an account's id, and of its name. */
export const ACCOUNT_CHARS_MAX = 120
/** Accounts that are read; so many nobody has. */
export const ACCOUNTS_MAX = 200
/** So many accounts are shown before the player asks for all. */
export const ACCOUNTS_SHOWN = 5
/** How long the account info counts as current while the screen is open, in milliseconds. */
export const INFO_FRESH_MS = 60_000
/** Edge of an account's icon, in pixels. */
export const ICON_EDGE_PX = 24
