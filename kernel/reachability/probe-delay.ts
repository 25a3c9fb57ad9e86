import { FIRST_PROBE_DELAY_MS, LONGEST_PROBE_DELAY_MS } from './constants.ts'

/**
 * Milliseconds until the site's host is asked again: half to one and a half times a delay that doubles, so that the players
 * of a host that was down do not all come back in the same second.
 *
 * @param failures probes in a row that got no answer
 * @param random 0 up to 1
 */
export const probeDelayMs = (failures: number, random: number): number =>
  Math.min(FIRST_PROBE_DELAY_MS * 2 ** failures, LONGEST_PROBE_DELAY_MS) * (0.5 + random)
