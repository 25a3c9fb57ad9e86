import { dateFormat } from '@foyer/sdk'

/**
 * When an amount was answered, for players: the time of day, with the date where that is another one.
 *
 * @param at - epoch milliseconds; so is `now`
 * @param tag - BCP 47 tag of the player's language
 */
export function asOf(at: number, now: number, tag: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const style = sameDay
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'short', timeStyle: 'short' } as const)
  return dateFormat(tag, style).format(at)
}
