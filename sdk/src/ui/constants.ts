/** How near an image must come to the viewport before it is fetched, in pixels (CO-11). */
export const LAZY_IMAGE_THRESHOLD_PX = 100

/** How long it must stay that near, so that a fling past it fetches nothing, in milliseconds (CO-11). */
export const LAZY_IMAGE_DELAY_MS = 150

/** How far a marquee moves in a second, in pixels (CO-11). */
export const MARQUEE_PX_PER_SECOND = 60

/** How long a carousel takes from one slide to the next, in milliseconds. */
export const SLIDE_MS = 420
