/** The scripts of the two variants, on the site's own origin (CA-28). */
export const SCRIPT_PATHS = { v1: '/mini-game/v1/minigame.js', s1: '/mini-game/s1/minigame.js' } as const
/** The switches that turn the variants on (RO-10). */
export const VARIANT_SWITCHES = { v1: 'LOTTMINIGAME3', s1: 'SEALOTTMINIGAME3' } as const
/** The global variable in which a script leaves its game (assumed). */
export const SCRIPT_GLOBAL = 'MCMiniGame'
/** The first wait after a script that failed, in milliseconds; it doubles with each further failure. */
export const RETRY_MS = 30_000
/** After this many failures in a row the script is fetched again only when the network returns. */
export const RETRIES = 4
/** Space between the button and the edges of its area, as a share of the window's width (CO-12). */
export const BOUNDS_MARGIN_SHARE = 0.02
/** How often the button's position is compared with its bounds, in milliseconds (CO-12). */
export const BOUNDS_CHECK_MS = 250
/** A touch that moved less than this many pixels is a click (CO-12). */
export const CLICK_MOVE_PX = 2
/** A click within so many milliseconds after one that counted does not count (CO-12). */
export const CLICK_DEBOUNCE_MS = 250
/** How far an arrow key moves the button, in pixels. */
export const KEY_STEP_PX = 24
