import { JACKPOT_LAG } from './constants.ts'

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

/** The growth of the shown amount to the known one, so that it moves evenly between two polls. */
export interface JackpotGrowth {
  readonly from: number
  /** The amount that is shown at the end. */
  readonly to: number
  /** When it began and how long it takes, in milliseconds of one monotonic clock. */
  readonly since: number
  readonly spanMs: number
  /** Where `to` comes from: the page's data may be hours old, an answer of the gateway is not. */
  readonly source: 'page' | 'gateway'
  /** The last answer was smaller, by so little that it may come from a server that lags behind. */
  readonly doubted: boolean
}

/** `unknown`: nobody has asked for it yet. `none`: the merchant has none, or it cannot be had. */
export type JackpotState = Jackpot | 'unknown' | 'none'

/** What the polling reads and writes between two visits. */
export interface JackpotMemory {
  growth: JackpotGrowth | undefined
  /** When the gateway was asked last, in milliseconds of `performance.now()`. */
  askedAt: number | undefined
}

/** The amount to show now; never less than before while nothing but time has passed. */
export function amountAt({ from, to, since, spanMs }: JackpotGrowth, now: number): number {
  const elapsed = Math.max(now - since, 0)
  return to <= from || elapsed >= spanMs ? to : from + (to - from) * (elapsed / spanMs)
}

/**
 * How the shown amount goes on after an answer. It never falls while it is the same pot: a pot that was won is far
 * smaller, or smaller twice in a row; an answer that is a little smaller once lags behind. The page's own amount proves
 * nothing.
 *
 * @param before what is shown; `undefined`: nothing yet
 */
export function afterAnswer(
  before: JackpotGrowth | undefined,
  amount: number,
  now: number,
  spanMs: number,
): JackpotGrowth {
  const grown = { since: now, spanMs, source: 'gateway', doubted: false } as const
  if (!before) return { ...grown, from: amount, to: amount }
  const shown = amountAt(before, now)
  if (amount >= shown) return { ...grown, from: shown, to: amount }
  const lags = before.source === 'gateway' && !before.doubted && amount >= shown * (1 - JACKPOT_LAG)
  return lags ? { ...grown, from: shown, to: shown, doubted: true } : { ...grown, from: amount, to: amount }
}
