import { defineSlot, type Store, token } from '@foyer/sdk'

/** Shortcuts to what a player may do: deposit, collect, invite (OV-23). The list of promotions shows it above its entries. */
export const activityShortcuts = defineSlot<object>('promotions.activity-shortcuts')

/** What the gateway tells of one promotion (EN-26). */
export interface AvailablePromotion {
  readonly enabled: boolean
  /** How many offers of it run; 0 where the gateway does not say. */
  readonly count: number
}
/** The promotions that the gateway names, by its keys (EN-26). */
export type PromotionKey = 'APP_DOWNLOAD' | 'REFERRAL'

/** The merchant's promotions; `unknown` until the gateway has answered, and again when REWCEN3 goes off (RO-12). */
export type PromotionsState =
  | { readonly step: 'unknown' }
  | { readonly step: 'known'; readonly promotions: Readonly<Record<PromotionKey, AvailablePromotion>> }

/** What the merchant has to offer now (CA-16). There is no such service while REWCEN3 is off. */
export interface PromotionAvailability {
  readonly state: Store<PromotionsState>
  /** Asks the gateway again, unless its answer is recent. Never rejects: after a failure the state stays as it was. */
  refresh(): Promise<void>
}
/** Name it under `optional`: while REWCEN3 is off nobody provides it. */
export const AVAILABLE_PROMOTIONS = token<PromotionAvailability>('promotions.available')

/** Whether a promotion is on. One that is not known counts as off (OV-26); `undefined`: nobody provides the state. */
export const isEnabled = (state: PromotionsState | undefined, key: PromotionKey): boolean =>
  state?.step === 'known' && state.promotions[key].enabled
