import type { Lane } from '../contract.ts'
import type { Jackpot } from './jackpot.ts'

/** The data that `bake.ts` writes into the page: every lane for the rail, only the first ones with cards. */
export interface LobbyBaked {
  readonly lanes: readonly Lane[]
  readonly jackpot?: BakedJackpot | undefined
}

/** With formatted amounts, so that hydration formats none. */
export interface BakedJackpot extends Jackpot {
  /** BCP 47 tag of the language of `texts`. */
  readonly tag: string
  readonly texts: { readonly amount: string; readonly winners: readonly string[] }
}

/** The same build has written the data, so its outline is enough. `undefined` for a page without it. */
export const parseBaked = (baked: unknown): LobbyBaked | undefined =>
  typeof baked === 'object' && baked !== null && 'lanes' in baked && Array.isArray(baked.lanes)
    ? (baked as LobbyBaked)
    : undefined
