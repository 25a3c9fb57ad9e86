/** How long the splash is shown, unless the merchant says otherwise; with the time in which it appears and fades. */
export const SHOWN_MS = 1_400
export const SHOWN_MIN_MS = 600
export const SHOWN_MAX_MS = 3_000
/** A page that is older has been in use: a splash would interrupt the player. */
export const LATEST_PAGE_AGE_MS = 4_000
/** How long it fades where the player ends it. */
export const FADE_MS = 150
/** Size of the picture in pixels: its place, before the style sheet says how wide it is. */
export const PICTURE_EDGE_PX = 280
