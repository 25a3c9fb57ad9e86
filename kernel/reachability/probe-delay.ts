import { FIRST_PROBE_DELAY_MS, LONGEST_PROBE_DELAY_MS } from './constants.ts'

/**
 * Milliseconds until the next probe of the site's host: 0.5 to 1.5 times a doubling delay, so that not all
 * players reconnect to a restarted host in the same second.
 *
 * @param failures number of consecutive unanswered probes
 * @param random 0 up to 1
 */
export const probeDelayMs = (failures: number, random: number): number =>
  Math.min(FIRST_PROBE_DELAY_MS * 2 ** failures, LONGEST_PROBE_DELAY_MS) * (0.5 + random)
