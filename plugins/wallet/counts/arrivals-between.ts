import type { Arrival } from '../contract/counts.ts'
import { MAX_ARRIVALS, REPORTED_ORDERS } from './constants.ts'
import type { Summary } from './summaries.ts'

/** Which arrivals of one kind this device has reported. */
export interface Reported {
  /** The gateway's latest count. */
  readonly count: number
  /** The highest count that was reported. */
  readonly highest: number
  /** Ids of orders that were reported, or had arrived before the first answer; the latest first. */
  readonly orders: readonly string[]
}

/**
 * The arrivals that an answer shows and nobody has reported yet, oldest first. The first answer on a device shows none:
 * whatever it counts happened before, maybe years ago and on another device, and each device would tell it again. A count
 * that falls was corrected, and shows none either. Where it then rises to what was reported before, only orders that were not
 * reported arrive: a gateway whose machines lag behind one another tells nothing twice.
 */
export function arrivalsBetween(
  reported: Reported | undefined,
  { count, latest }: Summary,
): readonly Arrival[] {
  if (!reported || count <= reported.count) return []
  const fresh = latest.filter(({ id }) => !reported.orders.includes(id))
  const arrivals: Arrival[] = []
  for (let nth = Math.max(reported.count, count - MAX_ARRIVALS) + 1; nth <= count; nth++) {
    const order = fresh[count - nth]
    const reportedBefore = nth <= reported.highest && order === undefined && latest.length > 0
    if (!reportedBefore) arrivals.push({ count: nth, first: nth === 1, ...(order && { order }) })
  }
  return arrivals
}

/** What is reported once the arrivals of an answer are. */
export function reportedAfter(
  reported: Reported | undefined,
  { count, latest }: Summary,
  arrivals: readonly Arrival[],
): Reported {
  const orders = reported
    ? arrivals.flatMap(({ order }) => order?.id ?? []).reverse()
    : latest.map(({ id }) => id)
  return {
    count,
    highest: Math.max(count, reported?.highest ?? 0),
    orders: [...orders, ...(reported?.orders ?? [])].slice(0, REPORTED_ORDERS),
  }
}
