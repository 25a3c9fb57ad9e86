import { numberFormat } from '@foyer/sdk'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './constants.ts'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const
/** How many units are said: "2 days, 4 hours". */
const MOST_UNITS = 2

/**
 * A duration in words of a language, by its two largest units: "2 days, 4 hours". Seconds count in the last hour alone;
 * a started one counts as whole.
 *
 * @param ms more than 0
 * @param tag BCP 47
 */
export function durationWords(ms: number, tag: string): string {
  // Rounded up, so that nothing has "0 seconds" left while it runs.
  const step = ms > HOUR_MS ? MINUTE_MS : SECOND_MS
  let left = Math.ceil(ms / step) * step
  const first = UNITS.findIndex(([, size]) => left >= size)
  const parts: string[] = []
  for (const [unit, size] of UNITS.slice(first, first + MOST_UNITS)) {
    const count = Math.floor(left / size)
    left -= count * size
    // "42 minutes" for a second, between two that say more, would make the line jump.
    if (count > 0 || unit === 'second') parts.push(wordsOf(count, unit, tag))
  }
  return new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(parts)
}

const wordsOf = (count: number, unit: string, tag: string): string =>
  numberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** Milliseconds until the words of a duration change: a second in the last hour, a minute before. */
export function untilNextWords(ms: number): number {
  const step = ms > HOUR_MS ? MINUTE_MS : SECOND_MS
  return ms % step || step
}
