/** Distance between the orders of two categories (VO-02). */
export const ORDER_STEP = 100
/** Categories that count as another one (VO-03). */
export const ALIASES: Readonly<Record<string, string>> = { RNG: 'TCG', PVP: 'TCG' }
/** Categories linked to another, each with its distance behind that one's order (VO-04). */
export const LINKED_CATEGORIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ELOTT: { ELOTTO: 0, SEA_LOTT: 5 },
  LOTT: { VIETNAM_LOTTO: 1 },
}
