import type { Lane } from '../contract.ts'
import type { Jackpot } from './jackpot.ts'

/** What `bake.ts` puts into the page: every lane for the rail, only the first with cards. */
export interface LobbyBaked {
  readonly lanes: readonly Lane[]
  readonly jackpot?: BakedJackpot | undefined
}

/** With its amounts written out, so that hydration formats none. */
export interface BakedJackpot extends Jackpot {
  /** BCP 47, of the language they are written in. */
  readonly tag: string
  readonly texts: { readonly amount: string; readonly winners: readonly string[] }
}

/** Written by the same build that reads it, so that its outline is enough; a page baked without it gives nothing. */
export const parseBaked = (baked: unknown): LobbyBaked | undefined =>
  typeof baked === 'object' && baked !== null && 'lanes' in baked && Array.isArray(baked.lanes)
    ? (baked as LobbyBaked)
    : undefined
