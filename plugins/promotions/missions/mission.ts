export const PERIODS = ['DAILY', 'WEEKLY', 'ONCE'] as const
/** How often a mission can be completed. */
export type Period = (typeof PERIODS)[number]

/** A mission of the player. */
export interface Mission {
  readonly id: string
  readonly title: string
  /** A sentence; may be empty. */
  readonly text: string
  readonly period: Period
  /** How far the player is: at most `target`. */
  readonly done: number
  /** At least 1. */
  readonly target: number
  /** What it gives; 0: something that its text names. */
  readonly points: number
  readonly claimed: boolean
  /** Path of the page where it is done; may be empty. */
  readonly page: string
}

/** All missions. */
export interface Missions {
  /** What the player has; `undefined`: the answer does not say. */
  readonly points: number | undefined
  /** When the missions of a period begin anew; epoch milliseconds. */
  readonly resets: Readonly<Record<'DAILY' | 'WEEKLY', number | undefined>>
  readonly missions: readonly Mission[]
  /** Paths of the unreadable entries. */
  readonly refused: readonly string[]
}

/** A place on the leader board. */
export interface Leader {
  readonly rank: number
  /** Masked by the gateway: `ngu***89`. */
  readonly name: string
  readonly points: number
}

/** The leader board of the week, by rank. */
export interface LeaderBoard {
  readonly leaders: readonly Leader[]
  /** The player's own place; `undefined`: none yet. */
  readonly own: Leader | undefined
}
