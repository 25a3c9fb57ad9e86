/**
 * The next local midnight, by the calendar of the device's time zone: 23 to 25 hours may be left of a day on which the clocks
 * change. Where a day has no midnight, its first moment.
 *
 * @param now epoch milliseconds; so is the result
 */
export function nextMidnight(now: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}
