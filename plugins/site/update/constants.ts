/** How long after the start the build is first asked for, and how often from then on (CO-03). */
export const FIRST_CHECK_MS = 1_500
export const RECHECK_MS = 3_600_000
/** A browser is not asked to refresh twice within this time: servers that disagree would have it go on for ever. */
export const PROMPT_PAUSE_MS = 600_000
/** How often a new worker that is being installed is looked at before the notice, how long between, and where there is none (CO-09). */
export const WORKER_TRIES = 4
export const WORKER_WAIT_MS = 800
export const NO_WORKER_WAIT_MS = 50
/** How often it is looked at after the player has said yes. */
export const INSTALL_TRIES = 12
/** How often a form that is being filled in is looked at, while the notice waits for its end. */
export const FORM_LOOK_MS = 800
/** A new worker that has not taken over by then is not waited for. */
export const TAKE_OVER_MS = 2_000
