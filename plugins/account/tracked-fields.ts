import type { CampaignField, PixelTrackField } from '../tracking/contract.ts'

/** The fields of pixelTrack (EN-06): a registration sends no others. */
export const PIXEL_TRACK_FIELDS: Readonly<Record<PixelTrackField, true>> = {
  fbPixelId: true, tiktokPixelId: true, kwaiPixelBaseCode: true, kwai_pixel_id: true, gtagId: true, twPixelId: true,
  bigoPixelId: true, voluumCid: true, propellerAdsVisitorId: true, kadamId: true, tfTracker: true, rtCid: true,
  okspId: true, okspFt: true, obclid: true, fbc: true, fbp: true, twclid: true, utm_source: true, fbclid: true,
  gclid: true, ttclid: true, kwaiclid: true, bbg: true, cid: true,
} // prettier-ignore

/** The fields of the campaign info (EN-13). */
export const CAMPAIGN_FIELDS: Readonly<Record<CampaignField, true>> = {
  adAppToken: true, gpsAdid: true, adid: true, afAppId: true, appsflyerId: true, afAdvertisingId: true, afOaid: true,
  idfa: true, idfv: true,
} // prettier-ignore
