import type { Category } from './game.ts'
import type { Titles } from './titles.ts'

export type LaneCategory = 'lottery' | 'slots' | 'live' | 'fish' | 'cards' | 'sport' | 'crash'

interface LaneKind {
  readonly category: LaneCategory
  /** Category of the lane's games. */
  readonly kind: Category
  readonly titles: Titles
}

const lane = (
  kind: Category,
  category: LaneCategory,
  EN: string,
  CN: string,
  VI: string,
  PT: string,
): LaneKind => ({ category, kind, titles: { EN, CN, VI, 'PT-BR': PT } })

/** The lanes that a merchant may have, by key. */
export const LANE_KINDS = {
  lottery: lane('LOTT', 'lottery', 'Lotteries', '彩票', 'Xổ số', 'Loterias'),
  quick: lane('ELOTT', 'lottery', 'Quick draws', '快开彩', 'Số nhanh', 'Sorteios rápidos'),
  slots: lane('RNG', 'slots', 'Slots', '电子老虎机', 'Nổ hũ', 'Slots'),
  live: lane('LIVE', 'live', 'Live casino', '真人娱乐', 'Casino trực tuyến', 'Cassino ao vivo'),
  fish: lane('FISH', 'fish', 'Fishing', '捕鱼', 'Bắn cá', 'Pescaria'),
  cards: lane('PVP', 'cards', 'Card games', '棋牌', 'Game bài', 'Cartas'),
  sport: lane('SPORTS', 'sport', 'Sports', '体育', 'Thể thao', 'Esportes'),
  crash: lane('CRASH', 'crash', 'Crash games', '飞升游戏', 'Crash', 'Crash'),
} as const satisfies Record<string, LaneKind>

export type LaneKey = keyof typeof LANE_KINDS
