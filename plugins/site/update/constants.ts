/** Delay of the first update check after the start, and interval of the later ones (CO-03). */
export const FIRST_CHECK_MS = 1_500
export const RECHECK_MS = 3_600_000
/** Minimum time between two prompts to refresh: servers with different builds would cause endless prompts. */
export const PROMPT_PAUSE_MS = 600_000
/** Number of checks of an installing worker before the notice, time between them, and the wait without a worker (CO-09). */
export const WORKER_TRIES = 4
export const WORKER_WAIT_MS = 800
export const NO_WORKER_WAIT_MS = 50
/** Number of checks after the player has accepted. */
export const INSTALL_TRIES = 12
/** Interval of the checks whether a form is still being filled in, while the notice waits for it. */
export const FORM_LOOK_MS = 800
/** Maximum wait for a new worker to take control. */
export const TAKE_OVER_MS = 2_000
