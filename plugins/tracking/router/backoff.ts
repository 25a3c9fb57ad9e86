import { RETRY_JITTER, RETRY_MS } from './constants.ts'

/** Wait before the next try of an event that has failed `tries` times. @param random from 0 up to 1 */
export const backoffMs = (tries: number, random: number): number =>
  Math.round(RETRY_MS * 2 ** (tries - 1) * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random))
