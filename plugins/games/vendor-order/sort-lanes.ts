import type { GameCard, Lane } from '../contract.ts'
import { canonicalCategory } from './category-order.ts'

/**
 * Sorts lanes by their category's order, and the cards of each by their vendor's (RT-07). Unlisted ones come
 * last; equal ones keep their order. Returns the same array if nothing moves, so that nothing renders again.
 */
export function sortLanes(
  lanes: readonly Lane[],
  orders: ReadonlyMap<string, number>,
  vendors: Readonly<Record<string, readonly string[]>> = {},
): readonly Lane[] {
  const ranks = new Map(
    Object.entries(vendors).map(([category, list]) => [canonicalCategory(category), list]),
  )
  const withCards = lanes.map((lane) => {
    const list = ranks.get(canonicalCategory(lane.category))
    return list ? { ...lane, cards: sortCards(lane.cards, list) } : lane
  })
  const sorted = [...withCards].sort((one, other) => orderOf(one, orders) - orderOf(other, orders))
  return sorted.every((lane, index) => lane === lanes[index]) ? lanes : sorted
}

const LAST = Number.MAX_SAFE_INTEGER

const orderOf = ({ category }: Lane, orders: ReadonlyMap<string, number>): number =>
  orders.get(canonicalCategory(category)) ?? LAST

function sortCards(cards: readonly GameCard[], vendors: readonly string[]): readonly GameCard[] {
  const rank = ({ vendor }: GameCard): number => {
    const at = vendors.indexOf(vendor)
    return at < 0 ? LAST : at
  }
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
