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
/** Language of a lottery where the page's is not known (CA-25). */
export const DEFAULT_LOTTERY_LANGUAGE = 'VI'
/** Switch: games require the installed app (RO-03). */
export const APP_SWITCH = 'STARTGAMEINAPP3'
/** How often a launch looks whether it is known what comes first. */
export const APP_RULE_CHECK_MS = 100
/** At this age a page has the install modal, or there is none. Plugins start when the browser is idle, 2 s after the first paint at the latest. */
export const MODAL_LATEST_MS = 8_000
