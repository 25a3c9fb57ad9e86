import type { Titles } from '../titles.ts'

/** A banner of the home page; its linkage type determines its target (OV-27, EN-20). */
export interface CatalogueBanner {
  /** `/cdn/banners/<merchant>/<n>.svg`, 780 × 360; its left half is calm, for the title. */
  readonly image: string
  readonly titles: Titles
  readonly sublines: Titles
  readonly ctas: Titles
  readonly linkageType: 'P' | 'URL' | 'G'
  /** P: promotion id or in-app page; URL: address; G: name of the game. */
  readonly linkage: string
  readonly vendor?: string
  readonly gameType?: string
  readonly nodeId?: string
  readonly roomId?: string
}
