import type { GrantedConsent } from '@foyer/sdk'

/** Source of the pattern of an id: of Analytics, or of Ads. */
export const TAG_ID = String.raw`G-[A-Z\d]{4,20}|AW-\d{6,20}`

/** Ads' tags serve marketing; those of Analytics serve analytics. */
const categoryOf = (id: string): 'marketing' | 'analytics' =>
  id.startsWith('AW-') ? 'marketing' : 'analytics'

/** The ids that the player's consent allows. */
export const allowedTags = (ids: readonly string[], granted: GrantedConsent): readonly string[] =>
  ids.filter((id) => granted[categoryOf(id)])

/** Consent Mode v2, as the vendor spells it. */
export interface ConsentMode {
  readonly ad_storage: 'granted' | 'denied'
  readonly ad_user_data: 'granted' | 'denied'
  readonly ad_personalization: 'granted' | 'denied'
  readonly analytics_storage: 'granted' | 'denied'
}
/** What the player chose, in the vendor's words. */
export function consentMode({ marketing, analytics }: Omit<GrantedConsent, 'support'>): ConsentMode {
  const ads = marketing ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
}
