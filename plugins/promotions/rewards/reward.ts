import type { Amount } from '../../wallet/contract/amount.ts'

/** What a reward gives: money, free spins, points, or something that its title names. */
export const REWARD_KINDS = ['BONUS', 'SPINS', 'POINTS', 'GIFT'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** Where a reward stands. */
export type RewardState = 'available' | 'claimed' | 'expired'

/** A reward of the player. */
export interface Reward {
  readonly id: string
  readonly title: string
  /** A sentence; may be empty. */
  readonly text: string
  readonly kind: RewardKind
  /** Decimal text: money in major units, or a number of spins or points. `undefined`: it has none. */
  readonly amount: Amount | undefined
  readonly state: RewardState
  /** Until when it can be collected; epoch milliseconds. */
  readonly expiresAt: number | undefined
  /** When it was collected; epoch milliseconds. */
  readonly claimedAt: number | undefined
}

/** All that the screen shows. */
export interface RewardCenter {
  /** The merchant's HTML above and below the list; unsafe, may be empty. */
  readonly header: string
  readonly footer: string
  readonly rewards: readonly Reward[]
  /** Paths of the unreadable entries. */
  readonly refused: readonly string[]
}
