/** Most buttons that are shown: three rows of four on a phone. */
export const MAX_BUTTONS = 12
/** Length of a title, in characters; a longer one is cut. */
export const TITLE_LENGTH = 60
/** Longest address of an item, in characters; a longer one counts as none. */
export const MAX_ADDRESS_LENGTH = 4_096
/** How long the list is cached, in milliseconds. */
export const BUTTONS_CACHE_MS = 300_000
/** Types of members who see the buttons; visitors do too (VA-16). */
export const SHOWN_TYPES: readonly number[] = [0, 1, 2]
/** A club label of this type gives VIP benefits (EN-02). */
export const VIP_LABEL = 'AUTO'
/** Size of a button's picture in pixels. */
export const PICTURE_PX = 48
