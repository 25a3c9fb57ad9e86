/** The group of banners that the home screen shows; other groups are pop-ups (EN-20). */
export const HOME_GROUP = 'm_home'
/** How long each banner is shown. */
export const AUTOPLAY_MS = 5_000
/** Number of banners in the baked page. */
export const BAKED_BANNERS = 2
/** Maximum number of banners; players do not look through more. */
export const MAX_BANNERS = 8
/** Size of a banner's image in pixels: its aspect ratio. */
export const BANNER_WIDTH_PX = 780
export const BANNER_HEIGHT_PX = 360
/** A longer title, in characters, is set smaller: about this many fit on two lines of a narrow phone. */
export const LONG_TITLE = 34
/** How long the list of banners is cached. */
export const BANNERS_CACHE_MS = 300_000
/** Longest link of a banner, in characters; a longer one counts as none. */
export const MAX_LINKAGE_LENGTH = 4_096
