import { CHECK_MS, MAX_DOUBLINGS } from './constants.ts'

/**
 * Milliseconds until the status is asked for again: half to one and a half times the usual, so that the players of a whole
 * site do not come back in the same second.
 *
 * @param failures calls that failed in a row; a gateway that is ill is asked less and less
 * @param random 0 up to 1
 */
export const nextCheckMs = (failures: number, random: number): number =>
  CHECK_MS * 2 ** Math.min(failures, MAX_DOUBLINGS) * (0.5 + random)
