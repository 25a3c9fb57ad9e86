import type { PromotionLink } from '../contract/route-link.ts'

/** A promotion, as the list shows it (EN-20). */
export interface ActivityItem extends PromotionLink {
  /** Letters, digits, dot, hyphen and underscore. */
  readonly id: string
  readonly title: string
  /** A sentence below the title; may be empty. */
  readonly subline: string
  /** Path of its picture on the image CDN; empty: it has none. */
  readonly image: string
  /** Ids of its categories. */
  readonly categories: readonly string[]
  /** When it begins: epoch milliseconds of the gateway's clock; `undefined`: it has begun. */
  readonly startsAt: number | undefined
  /** When it ends; `undefined`: it does not. */
  readonly endsAt: number | undefined
  /** Page of this site to which its button leads; may be empty. */
  readonly redirect: string
  /** Address of another site to which its button leads; may be empty. */
  readonly externalLink: string
  /** The button's label, in the player's language; may be empty. */
  readonly cta: string
}

/** A promotion with the HTML of the gateway: unsafe until it has passed the sanitiser (SE-02). */
export interface ActivityDetails extends ActivityItem {
  readonly header: string
  readonly content: string
  readonly footer: string
}

/** A category of promotions (CA-21). */
export interface ActivityCategory {
  readonly id: string
  readonly name: string
}
