import type { Random } from '../random.ts'

/** One banner of a merchant. */
export interface Scene {
  /** Hues of the foreground and of the background, in degrees. */
  readonly hues: readonly [number, number]
  /** Colour to which the start is darkened, below the words. */
  readonly dark: string
  readonly draw: (random: Random) => string
}
