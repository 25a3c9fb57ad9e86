import type { EventNames, PixelCall, PixelEvent } from '@foyer/sdk'
import type { CampaignInfo } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'

/** AppsFlyer has no list of names: every event has its canonical name, but for what was viewed. */
export const NAMES: EventNames = {
  firstOpen: 'firstOpen',
  registerSubmit: 'registerSubmit',
  register: 'register',
  depositSubmit: 'depositSubmit',
  firstDepositArrival: 'firstDepositArrival',
  startTrial: 'startTrial',
  deposit: 'deposit',
  redeposit: 'redeposit',
  withdraw: 'withdraw',
  login: 'login',
  viewContent: 'view_item',
  downloadApp: 'downloadApp',
  gameLaunch: 'gameLaunch',
  a2hsInstalled: 'a2hsInstalled',
}

/**
 * One event as a call of `AF`. A withdrawal carries its money as negative `af_revenue`.
 *
 * @param campaign - that of the app; its ids have the names that the vendor's servers give them
 */
export function map(
  { name, id, reference, money, withdrawn, content }: PixelEvent,
  campaign: CampaignInfo = {},
): readonly PixelCall[] {
  const sum = money ?? (withdrawn && { value: -withdrawn.value, currency: withdrawn.currency })
  return [
    [
      'pba',
      'event',
      {
        eventType: 'EVENT',
        eventName: name,
        ...(money && { eventRevenue: money.value, eventRevenueCurrency: money.currency }),
        eventValue: {
          event_id: id,
          ...(sum && { af_revenue: sum.value, af_currency: sum.currency }),
          ...(reference === undefined ? {} : { af_order_id: reference }),
          ...(content && {
            af_content_id: content.id,
            ...(content.name === undefined ? {} : { af_content: content.name }),
            ...(content.category === undefined ? {} : { af_content_type: content.category }),
          }),
          ...definedFields({
            app_id: campaign.afAppId,
            appsflyer_id: campaign.appsflyerId,
            advertising_id: campaign.afAdvertisingId,
            oaid: campaign.afOaid,
            idfa: campaign.idfa,
            idfv: campaign.idfv,
          }),
        },
      },
    ],
  ]
}
