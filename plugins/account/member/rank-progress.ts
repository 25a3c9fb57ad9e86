/** A member's way to the next level of the VIP programme (EN-24). */
export interface RankProgress {
  /** Conditions that are met, and all conditions of the level. As the gateway gives them. */
  readonly completed: number
  readonly expected: number
  /** The level that the player is on the way to; `undefined`: none, there is nothing left to reach. */
  readonly labelId: string | undefined
}

/** The part of the way that is done, from 0 to 1 (ST-30): 1 without a label, and where nothing is expected. */
export function progressOf({ completed, expected, labelId }: RankProgress): number {
  if (labelId === undefined || !(expected > 0)) return 1
  return Math.min(1, Math.max(0, completed / expected))
}

/** How many conditions are left: a whole number, 0 exactly where the progress is 1. */
export const conditionsLeft = (rank: RankProgress): number =>
  progressOf(rank) === 1 ? 0 : Math.ceil(rank.expected - Math.max(0, rank.completed))
