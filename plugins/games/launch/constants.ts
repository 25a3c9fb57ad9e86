/** How long the gateway may take to answer a launch (CA-26, CO-01). */
export const LAUNCH_TIMEOUT_MS = 10_000
/** Pause before the call, so that the screen is drawn before the work starts (ST-17, CO-01). */
export const LAUNCH_LOADING_DELAY_MS = 150
/** How long the queue of overlays waits for a launch at most (CO-01). */
export const LAUNCH_LOADING_MS = 10_000
/** After this time without a redirect a launch is reported as failed (ST-17). */
export const LAUNCH_REDIRECT_LIMIT_MS = 10_000
/** After this time the screen says that the game takes longer than usual. */
export const LAUNCH_SLOW_MS = 4_000
/** Edge of a game's picture in pixels, which gives its proportion; the style sheet sets the size. */
export const ART_EDGE_PX = 300
/** Longest game code, vendor, play type, node or room that an address may carry, in characters. */
export const MAX_PARAMETER_LENGTH = 100
