import type { Delivery } from '../../plugins/tracking/contract.ts'
import { matchText } from '../state/match-text.ts'

/** A delivery with a key of its own. */
export interface ListedDelivery extends Delivery {
  readonly key: string
}

/** The deliveries, newest first, of a list that has the oldest first; those that have each of the words. */
export const matching = (deliveries: readonly Delivery[], find: string): readonly ListedDelivery[] =>
  deliveries
    .map((delivery, at) => ({ ...delivery, key: keyOf(delivery, at, deliveries) }))
    .filter(
      ({ event, destination, outcome, reason = '' }) =>
        find.trim() === '' || matchText(find.trim(), [`${event} ${destination} ${outcome} ${reason}`]),
    )
    .reverse()

/** Stays the same while the router forgets the oldest: the time, and the number of those before it at that time. */
function keyOf({ at }: Delivery, index: number, all: readonly Delivery[]): string {
  let same = 0
  while (all[index - same - 1]?.at === at) same++
  return `${at}.${same}`
}
