/** How long a toast is shown by default, in milliseconds. */
export const TOAST_MS = 3000

/** A toast that could not be drawn for so long is dropped: what it tells is past, in milliseconds. */
export const UNDRAWN_TOAST_MS = 30_000

/** At most this many toasts are shown at once; the oldest is removed first. */
export const MAX_TOASTS = 3

/** How long a closed overlay is drawn for its exit animation, in milliseconds: the style sheet's --slow. */
export const EXIT_MS = 250

/** The code that draws overlays is fetched at the first interaction, or after this many milliseconds. */
export const NO_INTERACTION_MS = 8000
/** A live region exists for this many milliseconds before its text is inserted. */
export const TEXT_AFTER_MS = 20

/** A tap so soon after another, and so near to it, may only repeat it: milliseconds, and pixels. */
export const REPEAT_MS = 600
export const REPEAT_PX = 24
