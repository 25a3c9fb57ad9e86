/** How long the list, a promotion and the categories are cached. */
export const ACTIVITIES_CACHE_MS = 300_000
/** Most promotions of a list; players do not look through more. */
export const MAX_ACTIVITIES = 2_000
/** Most categories to choose from. */
export const MAX_CATEGORIES = 50
/** Cards that are drawn at once; more come as the player scrolls. */
export const CARDS_AT_ONCE = 12
/** Cards whose pictures are in the first view. */
export const EAGER_CARDS = 2
/** How far below the view the next cards are drawn. */
export const DRAW_AHEAD = '100% 0px'
/** Size of a promotion's picture in pixels: its aspect ratio. */
export const PICTURE_WIDTH_PX = 780
export const PICTURE_HEIGHT_PX = 360
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
/** Icons of this plugin: SVG paths on a grid of 24 × 24. */
export const CLOCK_ICON = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2'
export const SHARE_ICON = 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1'
