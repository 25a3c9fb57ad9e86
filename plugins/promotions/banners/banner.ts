import type { PromotionLink } from '../contract/route-link.ts'

export interface Banner extends PromotionLink {
  /** Path of its image on the image CDN. */
  readonly image: string
  readonly title: string
  readonly subline: string
  /** The button's label, in the player's language; empty: the banner has no button. */
  readonly cta: string
}

/** What `bake.ts` writes into the page. */
export interface BakedBanners {
  /** The first ones. */
  readonly banners: readonly Banner[]
  /** How many the gateway lists: the carousel has a place for each from the start. */
  readonly count: number
}
