/** The screen that launches (RT-08). */
export const LAUNCH_PATH = '/m/launchGame'
/** Where a launch that names no game leads (RT-08). */
export const GAMES_PATH = '/m/game'
/** Where the way back leads without a `backUrl` of this site (RT-08). */
export const HOME_PATH = '/m/home'
/** The gateway has so long to answer a launch (CA-26, CO-01). */
export const LAUNCH_TIMEOUT_MS = 10_000
/** Between the spinner and the call, so that the spinner is on the screen before the work starts (ST-17, CO-01). */
export const LAUNCH_LOADING_DELAY_MS = 150
/** The spinner goes by itself after so long (CO-01). */
export const LAUNCH_LOADING_MS = 10_000
/** A launch that has led nowhere by then is told of (ST-17). */
export const LAUNCH_REDIRECT_LIMIT_MS = 10_000
/** How long 'network offline' stands (ER-02). */
export const OFFLINE_TOAST_MS = 1_500
/** Longest game code, vendor or play type that is taken from an address, in characters. */
export const MAX_PARAMETER_LENGTH = 100
