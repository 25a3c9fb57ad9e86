import { ALIASES, COMPANIONS, ORDER_STEP } from './constants.ts'

/** A category's name as orders go by it: upper case, RNG and PVP as TCG (VO-03). */
export function canonical(category: string): string {
  const name = category.trim().toUpperCase()
  return (Object.hasOwn(ALIASES, name) && ALIASES[name]) || name
}

/**
 * The order of each category: 100, 200, … in the sequence given (VO-02), with those that it brings along (VO-04). A category
 * named twice keeps its first place, and one that is named itself is not moved by whoever brings it.
 */
export function ordersOf(categories: readonly string[]): ReadonlyMap<string, number> {
  const orders = new Map<string, number>()
  for (const name of new Set(categories.map(canonical))) orders.set(name, (orders.size + 1) * ORDER_STEP)
  for (const [name, order] of [...orders]) {
    const companions = Object.hasOwn(COMPANIONS, name) ? COMPANIONS[name] : undefined
    for (const [companion, behind] of Object.entries(companions ?? {})) {
      if (!orders.has(companion)) orders.set(companion, order + behind)
    }
  }
  return orders
}
