/** From one category's order to the next (VO-02). */
export const ORDER_STEP = 100
/** Categories that go by another's name (VO-03). */
export const ALIASES: Readonly<Record<string, string>> = { RNG: 'TCG', PVP: 'TCG' }
/** Categories that bring others along, so far behind their own order (VO-04). */
export const LINKED_CATEGORIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ELOTT: { ELOTTO: 0, SEA_LOTT: 5 },
  LOTT: { VIETNAM_LOTTO: 1 },
}
