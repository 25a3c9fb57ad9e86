/** What a banner leads to: a promotion or page of this site, an address, a game (VO-01, OV-27). */
export const LINKAGE = { promotion: 'P', url: 'URL', game: 'G' } as const
/** The group of banners that the home screen shows; other groups are pop-ups (EN-20). */
export const HOME_GROUP = 'm_home'
/** Each banner stands so long. */
export const AUTOPLAY_MS = 5_000
/** Banners that stand in the baked page. */
export const BAKED_BANNERS = 2
/** More than this nobody looks through. */
export const MAX_BANNERS = 8
/** Pixels of a banner's image: its proportion. */
export const BANNER_WIDTH_PX = 780
export const BANNER_HEIGHT_PX = 360
/** A title of more letters is set smaller: two lines on a narrow phone hold about so many. */
export const LONG_TITLE = 34
/** The list of banners is kept so long. */
export const BANNERS_CACHE_MS = 300_000
