import type { Titles } from '../titles.ts'

/** A kind of promotion: every merchant has one of each, in its own currency. */
export interface PromotionKind {
  /** `welcome`: names its picture. */
  readonly kind: string
  readonly category: PromotionCategory
  /** Hours from the world's beginning until it starts and ends; `undefined`: it has started; it does not end. */
  readonly startsIn?: number
  readonly endsIn?: number
  /** The amount that it is about, in US dollars. */
  readonly dollars: number
  /** `{{amount}}` stands for the amount in the merchant's currency, `{{name}}` for the merchant. */
  readonly titles: Titles
  readonly sublines: Titles
  readonly ctas: Titles
  readonly redirect?: string
  /** `{{id}}` stands for the merchant's id. */
  readonly externalLink?: string
  /** Its button launches the merchant's first game. */
  readonly launches?: true
}

export type PromotionCategory = 'new' | 'daily' | 'games' | 'club'

/** The categories, as the gateway names them. */
export const PROMOTION_CATEGORIES: Readonly<Record<PromotionCategory, Titles & { readonly id: number }>> = {
  new: { id: 11, EN: 'New players', CN: '新会员', VI: 'Người chơi mới', 'PT-BR': 'Novos jogadores' },
  daily: { id: 12, EN: 'Every day', CN: '每日活动', VI: 'Mỗi ngày', 'PT-BR': 'Todo dia' },
  games: { id: 13, EN: 'Games', CN: '游戏', VI: 'Trò chơi', 'PT-BR': 'Jogos' },
  club: { id: 14, EN: 'Club and friends', CN: '会员与好友', VI: 'Hội viên & bạn bè', 'PT-BR': 'Clube e amigos' },
} // prettier-ignore
