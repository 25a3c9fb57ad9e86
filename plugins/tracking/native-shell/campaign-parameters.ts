import type { CampaignField } from '../contract.ts'

/** The query parameters by which the shell passes its campaign, and their fields (EN-13). */
export const CAMPAIGN_PARAMETERS: Readonly<Record<string, CampaignField>> = {
  ad_app_token: 'adAppToken',
  gps_adid: 'gpsAdid',
  adid: 'adid',
  af_app_id: 'afAppId',
  appsflyer_id: 'appsflyerId',
  advertising_id: 'afAdvertisingId',
  oaid: 'afOaid',
  idfa: 'idfa',
  idfv: 'idfv',
}
/** A system that may not give the advertising id gives one of zeros instead. */
export const CAMPAIGN_PATTERN = String.raw`(?!0{8}-)[\w.~-]{1,500}`
