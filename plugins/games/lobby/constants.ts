/** The game area (RT-07). */
export const GAMES_PATH = '/m/game'
/** The screen that launches (RT-08). */
export const LAUNCH_PATH = '/m/launchGame'
/** Lanes whose cards stand in the baked page, and how many of each: what two screens of a phone show. */
export const BAKED_LANES = 3
export const BAKED_CARDS = 6
/** Cards of a lane on the home screen; the rest is a tap on 'see all' away. */
export const HOME_CARDS = 12
/** The list of games is kept so long. */
export const LANES_CACHE_MS = 300_000
/** From one look at the jackpot to the next. */
export const JACKPOT_POLL_MS = 30_000
/** The first look is soon after the page has come to rest: what stands in it may be hours old. */
export const JACKPOT_FIRST_POLL_MS = 8_000
/** How often the shown amount moves towards the last one known. */
export const JACKPOT_TICK_MS = 1_000
/** Edge of a game's picture, in pixels: its proportion; the style sheet sets the size. */
export const ART_EDGE_PX = 300
