/** A moment as people say it: the day, and the time with its zone. */
export interface SaidTime {
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
): SaidTime | undefined {
  if (at === undefined || at <= now) return undefined
  const say = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tag, { ...parts, ...(timeZone && { timeZone }) }).format(at)
  return {
    day: say({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: say({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  }
}
