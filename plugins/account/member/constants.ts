/** Type of a club label that is a level of the VIP programme, which gives the benefits (EN-02). */
export const VIP_LABEL = 'AUTO'
/** How many pictures a player may choose from, until the site's status says it (CO-13). */
export const DEFAULT_PICTURES = 9
/** Most pictures that there are: each motif on each of its backgrounds. A higher count of the gateway shows these. */
export const MAX_PICTURES = 36
/** Members whose picture a device remembers; the one that chose first is forgotten. */
export const MAX_REMEMBERED = 20
/** How long the VIP programme is cached. */
export const BENEFITS_CACHE_MS = 300_000
/** Most levels of a programme, and most benefits of a level, that the screen shows. */
export const MAX_LEVELS = 60
export const MAX_BENEFITS = 20
/** How long a screen that is opened shows a rank progress without asking for it again. */
export const RANK_FRESH_MS = 10_000
/** How long a screen waits for the member's data at most. */
export const MEMBER_WAIT_MS = 3_000
