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
 * The shown amount between two known ones: it moves evenly over the time between two polls. A smaller amount
 * (a player has won) is shown at once.
 */
export function amountAt(from: number, to: number, elapsedMs: number, spanMs: number): number {
  if (to <= from || elapsedMs >= spanMs) return to
  return from + (to - from) * (Math.max(elapsedMs, 0) / spanMs)
}
