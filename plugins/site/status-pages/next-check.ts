import { CHECK_MS, MAX_DOUBLINGS } from './constants.ts'

/**
 * Milliseconds until the status is refreshed: half to one and a half times the interval, so that a site's players do not
 * all return in the same second.
 *
 * @param failures calls that failed in a row; each doubles the interval, up to a limit
 * @param random 0 up to 1
 */
export const nextCheckMs = (failures: number, random: number): number =>
  CHECK_MS * 2 ** Math.min(failures, MAX_DOUBLINGS) * (0.5 + random)
