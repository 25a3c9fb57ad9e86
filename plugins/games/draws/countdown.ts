import { SECONDS_BELOW_MS } from './constants.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** What is left until a draw; whole units, rounded down. */
export type Countdown =
  /** The draw's moment has come; its result has not. */
  | { readonly kind: 'drawing' }
  /** Under an hour: `07:42`. */
  | { readonly kind: 'clock'; readonly text: string }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }

/** @param leftMs time until the draw; milliseconds */
export function countdownOf(leftMs: number): Countdown {
  if (leftMs <= 0) return { kind: 'drawing' }
  if (leftMs < SECONDS_BELOW_MS) {
    const seconds = Math.ceil(leftMs / 1_000)
    return { kind: 'clock', text: `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}` }
  }
  if (leftMs < DAY_MS) {
    const minutes = Math.floor(leftMs / MINUTE_MS)
    return { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  }
  const hours = Math.floor(leftMs / HOUR_MS)
  return { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
