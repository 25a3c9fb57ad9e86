/** A moment as people say it: the day, and the time with its zone. */
export interface FormattedTime {
  /** `Saturday, November 21` */
  readonly day: string
  /** `02:30 PM GMT+7` */
  readonly time: string
}

/**
 * When the maintenance ends, in the player's own time zone and language; `undefined` where that is not known or past (ST-31).
 *
 * @param at epoch milliseconds
 * @param timeZone the device's by default
 */
export function endTime(
  at: number | undefined,
  now: number,
  tag: string,
  timeZone?: string,
): FormattedTime | undefined {
  if (at === undefined || at <= now) return undefined
  const format = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tag, { ...parts, ...(timeZone && { timeZone }) }).format(at)
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  }
}
