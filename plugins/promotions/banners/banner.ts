/** The gateway's link of a banner (EN-20). */
export interface BannerLink {
  /** `P`, `URL` or `G`. Empty, with an empty `linkage`: a picture without a link. */
  readonly linkageType: string
  /** P: promotion's id or page of this site; URL: address; G: the game's name. */
  readonly linkage: string
  readonly vendor?: string | undefined
  /** G: the game's code. */
  readonly gameType?: string | undefined
  readonly nodeId?: string | undefined
  readonly roomId?: string | undefined
}

export interface Banner extends BannerLink {
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
