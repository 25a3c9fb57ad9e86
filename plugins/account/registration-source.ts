import type { Context, Device, Site } from '@foyer/sdk'
import {
  type CampaignInfo,
  campaignInfo,
  type PixelTrack,
  pixelTrack,
  type CampaignField,
  type PixelTrackField,
} from '../tracking/contract.ts'
import { collectFields } from './collect-fields.ts'
import type { DeviceIdDeps } from './device-id.ts'
import { hostAffiliate } from './host-affiliate.ts'
import { loginDeviceFields } from './login-device-fields.ts'
import { REGISTRATION_INFO } from './contract/registration-info.ts'

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

/** What every registration reports about the page, the device and the player's origin (EN-05). */
export interface RegistrationSource {
  /** The identity provider's registrations send `firebase` instead. */
  readonly registerMethod: 'APP' | 'PWA' | 'WEBCLIP' | 'H5'
  /** Address of the page without its query, which may contain secrets. */
  readonly registerUrl: string
  /** EN-15 */
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  /** Host that the player visited first (EN-12): affiliates are credited by it. */
  readonly domain: string
  /** Of the address, of an earlier one, or of the affiliate whose host this is. */
  readonly affiliateCode?: string
  readonly referralCode?: string
  /** What the tracking plugins know; absent if they know nothing (EN-06). */
  readonly pixelTrack?: PixelTrack
  /** The campaign that installed the app; absent if none did (EN-13). The field's name is assumed. */
  readonly campaignInfo?: CampaignInfo
}

/** How long a registration waits for tracking plugins that are starting (CO-13). */
const TRACKING_DELAY_MS = 100
/** They start once the page is idle and the gateway has answered: on an older page nobody waits. */
const TRACKING_START_MS = 10_000

/** Names of the shells in the request. */
const METHODS = { native: 'APP', pwa: 'PWA', webclip: 'WEBCLIP', browser: 'H5' } as const

export interface RegistrationSourceDeps extends DeviceIdDeps {
  readonly device: Pick<Device, 'shell' | 'headerValue'>
  readonly site: Pick<Site, 'status'>
}

/**
 * Reads what the tracking plugins that are on know when the device is known, and on a page that has just been opened after 100 ms
 * at the earliest (CO-13), so that a player who registers at once brings their ad network's click along. Never rejects.
 */
export async function registrationSource(
  context: Pick<Context, 'contributions' | 'logger'>,
  deps: RegistrationSourceDeps,
): Promise<RegistrationSource> {
  const [{ isOfficialAppLogin, loginDeviceId }] = await Promise.all([
    loginDeviceFields(deps),
    performance.now() < TRACKING_START_MS && new Promise((resolve) => setTimeout(resolve, TRACKING_DELAY_MS)),
  ])
  const affiliate = hostAffiliate(deps.site.status.get(), location.hostname, () =>
    context.logger.warn('RS-AFFILIATE: info.affiliate of the site status is malformed'),
  )
  const { originalDomain, affiliateCode, referralCode } = {
    ...affiliate,
    ...deps.storage.get(REGISTRATION_INFO),
  }
  const tracked = collectFields(context.contributions(pixelTrack).get(), PIXEL_TRACK_FIELDS, context.logger)
  const campaign = collectFields(context.contributions(campaignInfo).get(), CAMPAIGN_FIELDS, context.logger)
  return {
    registerMethod: METHODS[deps.device.shell],
    registerUrl: location.origin + location.pathname,
    loginDeviceId,
    isOfficialAppLogin,
    domain: originalDomain ?? location.hostname,
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(Object.keys(tracked).length === 0 ? {} : { pixelTrack: tracked }),
    ...(Object.keys(campaign).length === 0 ? {} : { campaignInfo: campaign }),
  }
}
