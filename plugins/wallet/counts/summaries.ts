import type { ArrivedOrder, Counts } from '../contract/counts.ts'

/** What the gateway says of deposits, or of withdrawals. */
export interface Summary {
  /** How many have arrived. */
  readonly count: number
  /** The orders that arrived last, the latest first; empty where the gateway names none. */
  readonly latest: readonly ArrivedOrder[]
  /** Paths of what could not be read: `latest.1: amount`. */
  readonly refused: readonly string[]
}

/** What the gateway says of withdrawals, and of the cards and wallets that they can go to. */
export interface WithdrawSummary extends Summary {
  /** `undefined`: one of the lists is missing. */
  readonly cards: Counts['cards']
}

/** The answers of one round; one that failed is absent. */
export interface Summaries {
  readonly deposit?: Summary | undefined
  readonly withdraw?: WithdrawSummary | undefined
}
