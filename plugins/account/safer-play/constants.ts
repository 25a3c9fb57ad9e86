/** The intervals of the reminder that a player may choose, in minutes; 0: none. */
export const INTERVALS = [0, 30, 60, 120] as const
/** Minutes between two reminders; 0: none. */
export type Interval = (typeof INTERVALS)[number]
export const MINUTE_MS = 60_000
/** The longest that a timer waits, in milliseconds, so that a phone that slept is late by no more. */
export const CHECK_MS = 30_000
