import { dateFormat } from '@foyer/sdk'

/** A formatted moment: the day, and the time with its zone. */
export interface FormattedTime {
  /** `Saturday, November 21` */
  readonly day: string
  /** `02:30 PM GMT+7` */
  readonly time: string
}

/**
 * The end of the maintenance in the player's time zone and language; `undefined` if it is unknown or past (ST-31).
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
    dateFormat(tag, { ...parts, ...(timeZone && { timeZone }) }).format(at)
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  }
}
