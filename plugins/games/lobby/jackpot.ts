export interface Winner {
  /** Masked by the gateway: `ngu***89`. */
  readonly name: string
  /** In the merchant's currency, major units. */
  readonly amount: number
  /** Name of the game. */
  readonly game: string
}
export interface Jackpot {
  /** In the merchant's currency, major units. */
  readonly amount: number
  /** Newest first. */
  readonly winners: readonly Winner[]
}

/**
 * What the counter shows on its way from one known amount to the next: evenly over the time between two looks. A smaller
 * amount (somebody won) is shown at once.
 */
export function amountAt(from: number, to: number, elapsedMs: number, spanMs: number): number {
  if (to <= from || elapsedMs >= spanMs) return to
  return from + (to - from) * (Math.max(elapsedMs, 0) / spanMs)
}
