import type { Delivery } from '../../plugins/tracking/contract.ts'

/** Number of deliveries shown. */
const SHOWN = 100

/** The latest deliveries, newest first, of a list that has the oldest first; those that `text` occurs in. */
export const matching = (deliveries: readonly Delivery[], text: string): readonly Delivery[] =>
  deliveries
    .filter(({ event, destination, outcome, reason }) =>
      [event, destination, outcome, reason].some((part) => part?.toLowerCase().includes(text.toLowerCase())),
    )
    .slice(-SHOWN)
    .reverse()

/** `09:41:07.250`, in the developer's time zone. */
export function timeOfDay(at: number): string {
  const date = new Date(at)
  const two = (value: number): string => `${value}`.padStart(2, '0')
  const seconds = `${two(date.getSeconds())}.${`${date.getMilliseconds()}`.padStart(3, '0')}`
  return `${two(date.getHours())}:${two(date.getMinutes())}:${seconds}`
}
