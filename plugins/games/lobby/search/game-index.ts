import type { GameCard, Lane } from '../../contract.ts'
import { foldText } from './fold-text.ts'

/** Words that players use for the gateway's categories in any language, beside the lane's own title. */
const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  LOTT: 'lottery lotto',
  ELOTT: 'lottery lotto',
  ELOTTO: 'lottery lotto',
  SEA_LOTT: 'lottery lotto',
  VIETNAM_LOTTO: 'lottery lotto',
  RNG: 'slots',
  LIVE: 'live casino',
  FISH: 'fishing',
  PVP: 'cards poker',
  SPORTS: 'sports football',
  CRASH: 'crash',
}

/** A game with the texts by which it is found, all folded (`foldText`). */
export interface IndexedGame {
  readonly card: GameCard
  /** Keys of the lanes that list it. */
  readonly lanes: readonly string[]
  readonly name: string
  /** The name without blanks: `xoso` finds `Xổ Số`. */
  readonly compact: string
  readonly nameWords: readonly string[]
  /** Vendor, categories and badge. */
  readonly otherWords: readonly string[]
}

/**
 * Every game of the lanes once, in their order.
 *
 * @param badgeName the text that a badge has for players: `Hot`
 */
export function indexGames(
  lanes: readonly Lane[],
  badgeName: (badge: NonNullable<GameCard['badge']>) => string,
): readonly IndexedGame[] {
  const games = new Map<string, { readonly card: GameCard; readonly lanes: Lane[] }>()
  for (const lane of lanes)
    for (const card of lane.cards) {
      const key = `${card.vendor}/${card.code}`
      const known = games.get(key)
      if (known) known.lanes.push(lane)
      else games.set(key, { card, lanes: [lane] })
    }
  return [...games.values()].map(({ card, lanes: listing }) => {
    const name = foldText(card.name)
    const others = listing.flatMap(({ title, category }) => [title, CATEGORY_WORDS[category] ?? ''])
    const badge = card.badge ? [card.badge, badgeName(card.badge)] : []
    return {
      card,
      lanes: listing.map(({ key }) => key),
      name,
      compact: name.replaceAll(' ', ''),
      nameWords: name.split(' '),
      otherWords: foldText([card.vendorName, ...others, ...badge].join(' ')).split(' '),
    }
  })
}
