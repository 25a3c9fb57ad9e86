/** Characters of an id or a name of a method. */
export const ID_CHARS_MAX = 120
/** Characters of a method's note. */
export const NOTE_CHARS_MAX = 500
/** Suggested amounts of a method. */
export const AMOUNTS_MAX = 8
/** So many methods are shown before the player asks for all. */
export const METHODS_SHOWN = 6
/** How long the settings count as current while the screen is open, in milliseconds: a player who comes back later gets new ones. */
export const SETTINGS_FRESH_MS = 60_000
/** Edge of a method's icon, in pixels. */
export const ICON_EDGE_PX = 28
