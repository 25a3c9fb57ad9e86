/** How long a toast stands unless told otherwise, in milliseconds. */
export const TOAST_MS = 3000

/** As many toasts stand at once; an older one gives way. */
export const MAX_TOASTS = 3

/** An overlay that was closed is drawn for so long on its way out, in milliseconds: the style sheet's --slow. */
export const EXIT_MS = 250

/** What draws overlays is fetched at the player's first touch, or after so many milliseconds without one. */
export const NO_INTERACTION_MS = 8000
/** A live region stands for so long before its text comes into it. */
export const TEXT_AFTER_MS = 20
