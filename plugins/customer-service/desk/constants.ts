/** Length in characters of the key at the end of an obfuscated path (EN-21). */
export const KEY_LENGTH = 8
/** How long the page shows that a chat may come; a merchant may have none. */
export const CHAT_WAIT_MS = 2_000
