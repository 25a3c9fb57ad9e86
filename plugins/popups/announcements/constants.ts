/** How long an item is shown before the next one by itself (CO-10). */
export const AUTOPLAY_MS = 5_000
/** The pop-up rests so long after it has opened, before the first of those times begins (CO-10). */
export const INIT_DELAY_MS = 500
/** How long an item takes to appear; the stylesheet has the same (CO-10). */
export const FADE_MS = 250
/** Delays from the arrival at home to the pop-up (ST-23). */
export const VISITOR_DELAY_MS = 1_000
export const MEMBER_DELAY_MS = 0
/** No calendar day is longer: one of 24 hours, and the hour that the end of summer time adds. */
export const LONGEST_DAY_MS = 25 * 3_600_000
/** More items are not read by anybody. */
export const MAX_ANNOUNCEMENTS = 50
/** A swipe is at least so long, and longer across than along. */
export const SWIPE_PX = 40
/** Members whose state a device remembers, the latest last. */
export const MAX_OWNERS = 20
/** How long a list that was asked for counts. */
export const LIST_CACHE_MS = 60_000
/** More than a badge has room for. */
export const MAX_COUNT = 99
export const LOGO_WIDTH_PX = 140
export const LOGO_HEIGHT_PX = 28
/** More dots have no room on a small phone: `3 / 12` stands instead. */
export const MAX_DOTS = 6
