/** How long the gateway may take to answer a trial's launch, and then the vendor to show the game. */
export const TRIAL_TIMEOUT_MS = 10_000
/** Icons of the bar, as paths on a grid of 24 × 24. */
export const ENTER_FULLSCREEN_ICON = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'
export const LEAVE_FULLSCREEN_ICON = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'
export const HIDE_ICON = 'M6 15l6-6 6 6M5 4h14'
export const SHOW_ICON = 'M6 9l6 6 6-6M5 20h14'
