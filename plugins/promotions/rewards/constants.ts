/** From this many milliseconds before its end on, a reward is marked as one to collect soon. */
export const SOON_MS = 24 * 60 * 60 * 1000
