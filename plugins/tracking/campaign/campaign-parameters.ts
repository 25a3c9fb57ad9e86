import type { CampaignField } from '../contract.ts'

/**
 * The query parameters that name a campaign's ids (EN-13), and the field of each: the field's own name, and the one with
 * which the operator's app opens the site. Of two that name one field the first counts.
 */
export const CAMPAIGN_PARAMETERS: readonly (readonly [parameter: string, field: CampaignField])[] = [
  ['adAppToken', 'adAppToken'],
  ['ad_app_token', 'adAppToken'],
  ['gpsAdid', 'gpsAdid'],
  ['gps_adid', 'gpsAdid'],
  ['adid', 'adid'],
  ['afAppId', 'afAppId'],
  ['af_app_id', 'afAppId'],
  ['appsflyerId', 'appsflyerId'],
  ['appsflyer_id', 'appsflyerId'],
  ['afAdvertisingId', 'afAdvertisingId'],
  ['advertising_id', 'afAdvertisingId'],
  ['afOaid', 'afOaid'],
  ['oaid', 'afOaid'],
  ['idfa', 'idfa'],
  ['idfv', 'idfv'],
]
/** A system that may not give the advertising id gives one of zeros instead. */
export const CAMPAIGN_PATTERN = String.raw`(?!0{8}-)[\w.~-]{1,500}`
/** How long the ids count, in days: as long as a click of Meta's (CO-07). */
export const CAMPAIGN_DAYS = 90
