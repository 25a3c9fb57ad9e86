/** Distance between the orders of two categories (VO-02). */
const ORDER_STEP = 100

/** Categories that count as another one (VO-03). */
const ALIASES: Readonly<Record<string, string>> = { RNG: 'TCG', PVP: 'TCG' }

/** Categories linked to another, each with its distance behind that one's order (VO-04). */
const LINKED_CATEGORIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ELOTT: { ELOTTO: 0, SEA_LOTT: 5 },
  LOTT: { VIETNAM_LOTTO: 1 },
}

/** A category's name for ordering: upper case, RNG and PVP as TCG (VO-03). */
export function canonicalCategory(category: string): string {
  const name = category.trim().toUpperCase()
  return (Object.hasOwn(ALIASES, name) && ALIASES[name]) || name
}

/**
 * The order of each category: 100, 200, … in the given sequence (VO-02), with its linked categories (VO-04).
 * A category named twice keeps its first place; a listed category is not moved by a link.
 */
export function categoryOrder(categories: readonly string[]): ReadonlyMap<string, number> {
  const orders = new Map<string, number>()
  for (const name of new Set(categories.map(canonicalCategory)))
    orders.set(name, (orders.size + 1) * ORDER_STEP)
  for (const [name, order] of [...orders]) {
    const linked = Object.hasOwn(LINKED_CATEGORIES, name) ? LINKED_CATEGORIES[name] : undefined
    for (const [linkedCategory, offset] of Object.entries(linked ?? {})) {
      if (!orders.has(linkedCategory)) orders.set(linkedCategory, order + offset)
    }
  }
  return orders
}
