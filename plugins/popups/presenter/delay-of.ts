import { DELAY_MAX_MS } from './constants.ts'

/** A delay that a timer can have; 0 for what is not a number. */
export const delayOf = (ms: number): number => Math.min(Math.max(0, ms || 0), DELAY_MAX_MS)
