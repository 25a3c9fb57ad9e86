import { dateFormat } from '@foyer/sdk'

const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DAY_AND_TIME = { ...TIME, day: 'numeric', month: 'short' } as const

/**
 * A moment as a short text in the device's time zone: `14:30`, with the day where that is another than today.
 *
 * @param end epoch milliseconds, as is `now`
 * @param tag BCP 47 tag of the language
 */
export function untilText(end: number, now: number, tag: string): string {
  const sameDay = new Date(end).toDateString() === new Date(now).toDateString()
  return dateFormat(tag, sameDay ? TIME : DAY_AND_TIME).format(end)
}
