import { MAX_AHEAD_MS, RESULT_DELAY_MS, RESULT_RETRY_MS } from './constants.ts'
import type { LotteryDraw } from './draw.ts'

/**
 * When to ask the gateway again: a moment after the next draw, and from time to time while one that has passed is
 * still announced. `undefined`: there is nothing to wait for.
 *
 * @param draws soonest first
 * @param now the gateway's time; epoch milliseconds
 * @returns milliseconds from now
 */
export function nextQuestionMs(draws: readonly LotteryDraw[], now: number): number | undefined {
  const left = draws
    .map(({ nextAt }) => nextAt - now)
    .filter((ms) => ms < MAX_AHEAD_MS)
    .map((ms) => (ms > 0 ? ms + RESULT_DELAY_MS : RESULT_RETRY_MS))
  return left.length > 0 ? Math.min(...left) : undefined
}
