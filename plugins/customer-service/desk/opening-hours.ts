import { dateFormat } from '@foyer/sdk'

/** When somebody answers, each day. `from` equal to `to`: day and night. */
export interface Hours {
  /** `08:00`. */
  readonly from: string
  /** `23:30`; before `from`: on the next day. */
  readonly to: string
  /** Of the merchant's clock, in minutes east of UTC. */
  readonly utcOffset: number
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The hours on the player's clock, as the language writes times; `undefined`: day and night. */
export function openingHours(
  { from, to, utcOffset }: Hours,
  tag: string,
  timeZone?: string,
): { readonly from: string; readonly to: string } | undefined {
  if (from === to) return undefined
  const format = dateFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  })
  // Today, for the players whose clocks change with the season.
  const today = Math.floor(Date.now() / MINUTE_MS / DAY_MINUTES) * DAY_MINUTES
  const shown = (time: string): string => format.format((today + minutesOf(time) - utcOffset) * MINUTE_MS)
  return { from: shown(from), to: shown(to) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
