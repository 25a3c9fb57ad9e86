import type { PixelEvent } from '@foyer/sdk'
import type { CampaignInfo } from '../contract.ts'
import type { AdjustSdk } from './adjust-sdk.ts'

export type AdjustEvent = Parameters<AdjustSdk['trackEvent']>[0]

/**
 * One event as the vendor's `trackEvent` takes it; its name is the token. The vendor refuses revenue that is not positive, so
 * a withdrawal has none.
 *
 * @param campaign - that of the app; its ids have the names that the vendor gives them
 */
export function map(
  { name, id, reference, money, content }: PixelEvent,
  campaign: CampaignInfo = {},
): AdjustEvent {
  const parameters = {
    event_id: id,
    reference,
    content_id: content?.id,
    content_name: content?.name,
    content_category: content?.category,
    ad_app_token: campaign.adAppToken,
    adid: campaign.adid,
    gps_adid: campaign.gpsAdid,
    idfa: campaign.idfa,
    idfv: campaign.idfv,
  }
  return {
    eventToken: name,
    deduplicationId: id,
    ...(money && money.value > 0 ? { revenue: money.value, currency: money.currency } : {}),
    callbackParams: Object.entries(parameters).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value }],
    ),
  }
}
