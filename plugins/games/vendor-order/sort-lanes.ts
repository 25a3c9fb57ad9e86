import type { GameCard, Lane } from '../contract.ts'
import { canonicalCategory } from './category-order.ts'

/**
 * Lanes by the order of their category, and the cards of each by that of their vendor (RT-07). What is not listed comes last;
 * what is equal stays as it came. The same array where nothing moves, so that nobody renders for nothing.
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
  const sorted = withCards.toSorted((one, other) => orderOf(one, orders) - orderOf(other, orders))
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
  return cards.toSorted((one, other) => rank(one) - rank(other))
}
