import { defineEvent, defineExtensionPoint, type Store, token } from '@foyer/sdk'

/** The operator's own vendors, as the gateway names them (VO-01). */
export const VENDORS = { sea: 'TCG_SEA', lottery: 'LOTT', vietnamLottery: 'TCG_LOTTO_VN' } as const

/** A game, as a card shows it (EN-23). */
export interface GameCard {
  /** The gateway's game code. */
  readonly code: string
  readonly name: string
  /** Vendor of the game: `TCG_SEA`. */
  readonly vendor: string
  /** Name of the vendor that players see. */
  readonly vendorName: string
  /** Path of its art on the image CDN. */
  readonly image: string
  readonly badge?: 'hot' | 'new' | 'jackpot'
  /** There while the game, or its vendor, is under maintenance: epoch milliseconds; 0 where no end is known. */
  readonly maintenanceEnd?: number
  /** There is a trial game, which needs no account (OV-17). */
  readonly trial?: true
  /** Node and room of the game at its vendor. */
  readonly nodeId?: string
  readonly roomId?: string
}
/** A vendor, as the gateway describes it. */
export interface Vendor extends Pick<GameCard, 'maintenanceEnd'> {
  readonly code: string
  /** For players. */
  readonly name?: string
  /** Path of its logo on the image CDN. */
  readonly logo?: string
}
/** A lane of cards with its category (EN-23). */
export interface Lane {
  readonly key: string
  readonly title: string
  readonly category: string
  /** Codes of the vendors that have games in the category, in the gateway's order; empty where it lists none. */
  readonly vendors: readonly string[]
  readonly gameCount: number
  readonly cards: readonly GameCard[]
}

/** The known games. */
export interface CatalogueState {
  /** `loading`: some lanes may be there already. `failed`: the lanes from before stay. */
  readonly step: 'loading' | 'ready' | 'failed'
  readonly lanes: readonly Lane[]
  /** The vendors that the gateway describes; others are known by their cards alone. */
  readonly vendors?: readonly Vendor[]
  /** Why it failed: the gateway could not be reached, or it has a problem. */
  readonly failure?: 'network' | 'service'
}

/** The merchant's games, for every screen that shows or names one. */
export interface GameCatalogue {
  readonly state: Store<CatalogueState>
  /**
   * Loads the lanes, from the gateway or a recent answer. Never rejects.
   *
   * @param signal ends the request; the known lanes stay
   */
  load(signal: AbortSignal): Promise<void>
}
/** The games. Provided by the lobby. */
export const GAME_CATALOGUE = token<GameCatalogue>('games.catalogue')

/** The card of a game that some lane lists. */
export function findGame(
  lanes: readonly Lane[],
  { vendor, code }: Pick<GameCard, 'vendor' | 'code'>,
): GameCard | undefined {
  for (const { cards } of lanes) {
    const card = cards.find((each) => each.code === code && each.vendor === vendor)
    if (card) return card
  }
  return undefined
}

export interface LaunchedGame {
  readonly vendor: string
  readonly code: string
  /** Target of the game's back link; a path of this site. */
  readonly backUrl: string
  /** As players see it, where a lane lists the game. */
  readonly name?: string
  /** Node and room of the game, where the launch's address named them. */
  readonly nodeId?: string
  readonly roomId?: string
}
/** The gateway answered a launch with the game's address. */
export const gameLaunched = defineEvent<LaunchedGame>({ id: 'games.launched', keep: true })

/** Sorts lanes and cards in the merchant's vendor order (VO-02 to VO-04). */
export interface VendorOrder {
  sort(lanes: readonly Lane[]): readonly Lane[]
}
/** The order of the lanes, which the home screen follows live. By default the gateway's order. */
export const vendorOrders = defineExtensionPoint<VendorOrder>({
  id: 'games.vendor-orders',
  cardinality: 'one',
})
