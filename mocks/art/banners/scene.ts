import type { Random } from '../random.ts'

/** One banner of a merchant. */
export interface Scene {
  /** Hues of what is shown and of what is behind, in degrees. */
  readonly hues: readonly [number, number]
  /** What its start darkens to, below the words. */
  readonly dark: string
  readonly draw: (random: Random) => string
}
