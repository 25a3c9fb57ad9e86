import type { Backdrop } from '../art/backdrops.ts'
import type { Draw } from '../art/draw-art.ts'
import type { Emblem } from '../art/emblems.ts'
import type { Craft, Gear } from '../art/match-art.ts'
import type { Creature } from '../art/sea-art.ts'
import type { CardGame, TableGame } from '../art/table-art.ts'
import type { VendorCode } from './vendors.ts'

/** The gateway's lanes: lotteries, quick draws, slots, live tables, fishing, cards between players, sport, crash games. */
export type Category = 'LOTT' | 'ELOTT' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'CRASH'

/** Motif of a game's picture. */
export type Motif =
  | {
      readonly kind: 'slot'
      readonly emblem: Emblem
      readonly companion: Emblem
      readonly backdrop: Backdrop
    }
  | { readonly kind: 'table'; readonly game: TableGame }
  | { readonly kind: 'sea'; readonly king: Creature; readonly others: Creature }
  | { readonly kind: 'draw'; readonly draw: Draw; readonly backdrop: Backdrop }
  | { readonly kind: 'cards'; readonly game: CardGame }
  | { readonly kind: 'match'; readonly gear: Gear }
  | { readonly kind: 'crash'; readonly craft: Craft }

export interface CatalogueGame {
  /** `SL001`: the first two letters are the category. */
  readonly code: string
  readonly name: string
  readonly vendor: VendorCode
  readonly category: Category
  readonly badge?: 'hot' | 'new' | 'jackpot'
  readonly motif: Motif
  /** Hues of its picture, in degrees: motif and backdrop. */
  readonly hue: number
  readonly back: number
}
