import type { Goods } from './goods.ts'

/** Whether goods can be redeemed, and what is missing. */
export type GoodsState =
  | { readonly kind: 'available' }
  | { readonly kind: 'sold-out' }
  /** `points`: how many are missing. */
  | { readonly kind: 'short'; readonly points: number }

/** @param points what the player has */
export function goodsState({ price, stock }: Pick<Goods, 'price' | 'stock'>, points: number): GoodsState {
  if (stock === 0) return { kind: 'sold-out' }
  return price > points ? { kind: 'short', points: price - points } : { kind: 'available' }
}
