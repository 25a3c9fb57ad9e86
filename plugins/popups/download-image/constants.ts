/** Delay from the arrival at the home screen to the pictures (CO-10, ST-24). */
export const DOWNLOAD_IMAGE_DELAY_MS = 20_000
/** The longest delay that a merchant may set. */
export const DELAY_LIMIT_MS = 600_000
/** The groups of banners that the pop-ups show (EN-20). */
export const GROUP_1 = 'm_popup1'
export const GROUP_2 = 'm_popup2'
/** How long a group of banners is cached. */
export const IMAGES_CACHE_MS = 300_000
/** A picture that takes longer to load is not shown. */
export const PICTURE_LIMIT_MS = 8_000
/** Longest address and link of a banner, in characters. */
export const MAX_ADDRESS_LENGTH = 4_096
/** Longest title of a banner, in characters; the rest is cut off. */
export const MAX_TITLE_LENGTH = 200
/** Longest name of a saved file, in characters. */
export const MAX_FILE_NAME_LENGTH = 120
/** Size in pixels of a picture that does not tell its own. */
export const PICTURE_WIDTH_PX = 640
export const PICTURE_HEIGHT_PX = 800
/** How long the browser may read a file that it saves. */
export const FILE_LIFE_MS = 60_000
/** Entries of a list beyond these are not read. */
export const MAX_BANNERS = 100
