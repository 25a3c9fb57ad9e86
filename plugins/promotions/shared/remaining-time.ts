import type { KeyedText } from '@foyer/sdk'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** A text about a time that is left, with what is filled in. */
export type RemainingTime = Extract<
  KeyedText<'promotions.missions' | 'promotions.rewards'>,
  { readonly key: `left_${string}` }
>

/** The two largest units of a time, in whole minutes, rounded up; the last minute is one minute. @param ms milliseconds */
export function remainingTime(ms: number): RemainingTime {
  const all = Math.max(1, Math.ceil(ms / MINUTE_MS))
  const days = Math.floor(all / DAY_MINUTES)
  const hours = Math.floor((all % DAY_MINUTES) / HOUR_MINUTES)
  const minutes = all % HOUR_MINUTES
  if (days > 0) return { key: 'left_days', values: { days, hours } }
  return hours > 0
    ? { key: 'left_hours', values: { hours, minutes } }
    : { key: 'left_minutes', values: { minutes } }
}
