import { HOME_PATH } from '@foyer/sdk'

/** A prompt appears so long after the log-in, and after the check whether the visitor is registered (ST-14). */
export const AFTER_LOGIN_MS = 2_000
export const AFTER_CHECK_MS = 1_900
/** How long a decision waits for counts, registration date and offer that have not arrived. */
export const ANSWER_WAIT_MS = 5_000
/** `reg_days` counts whole days since the registration. */
export const DAY_MS = 86_400_000
/** Edge of the app's picture, in pixels. */
export const ICON_EDGE_PX = 72
/** Types of members who are players (ST-34); agents' staff and others see no prompt. */
export const PLAYER_TYPES: readonly number[] = [0, 1, 2]
/** The addresses of the home-screen prompt: a narrower set than that of the other pop-ups (RR-03, RT-01). */
export const HOME_SCREEN_PATHS: readonly string[] = ['/', HOME_PATH, '/m/index.html']
