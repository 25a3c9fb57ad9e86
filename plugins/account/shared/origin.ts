import {
  type Context,
  type Contributed,
  defineStorageKey,
  type Device,
  isRecord,
  type Logger,
  randomId,
  type Site,
  type SiteStatus,
  type Storage,
} from '@foyer/sdk'
import {
  type CampaignField,
  type CampaignInfo,
  campaignInfo,
  type PixelTrack,
  pixelTrack,
  type PixelTrackField,
} from '../../tracking/contract.ts'
import { isReferralCode, REGISTRATION_INFO, type RegistrationInfo } from '../contract.ts'

/** Eight, four, four, four and twelve hexadecimal digits (EN-15). */
const ID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/i

/** How long a login waits for the fingerprint. */
const FINGERPRINT_MS = 2_000

export const DEVICE_ID = defineStorageKey<string>({
  name: 'foyer.deviceId',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' && stored.match(ID)?.[0] === stored ? stored : undefined),
})

interface DeviceIdDeps {
  readonly device: Pick<Device, 'shell'>
  readonly storage: Pick<Storage, 'get' | 'set'>
}

/**
 * The id of this device, 8-4-4-4-12 (EN-15). In the operator's own app the user agent contains it. Elsewhere
 * the first login makes it: from the browser's fingerprint, so that it is the same after storage was cleared,
 * or at random if there is none. It is stored, because fingerprints change with the browser's version. Never
 * rejects.
 */
export async function deviceId({ device, storage }: DeviceIdDeps): Promise<string> {
  const app = device.shell === 'native' ? ID.exec(navigator.userAgent)?.[0] : undefined
  if (app) return app
  const stored = storage.get(DEVICE_ID)
  if (stored) return stored
  const id = (await fingerprint()) ?? formatId(randomId())
  storage.set(DEVICE_ID, id)
  return id
}

/** `undefined` if the fingerprint is not available in time. */
function fingerprint(): Promise<string | undefined> {
  const timeout = new Promise<undefined>((resolve) => void setTimeout(resolve, FINGERPRINT_MS))
  return Promise.race([import('./fingerprint.ts').then(({ visitorId }) => visitorId()), timeout]).then(
    (visitor) => (visitor && /^[\da-f]{32}$/i.test(visitor) ? formatId(visitor) : undefined),
    () => undefined,
  )
}

const formatId = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5').toLowerCase()

/** What every login and registration reports about its page and device (EN-03, EN-05). */
export interface LoginDeviceFields {
  readonly isOfficialAppLogin: boolean
  /** EN-15 */
  readonly loginDeviceId: string
  readonly device?: 'IPAD' | 'PWA' | 'WEBCLIP'
}

export const loginDeviceFields = async (
  deps: DeviceIdDeps & { readonly device: Pick<Device, 'shell' | 'headerValue'> },
): Promise<LoginDeviceFields> => {
  const { shell, headerValue: wire } = deps.device
  return {
    isOfficialAppLogin: shell === 'native',
    loginDeviceId: await deviceId(deps),
    ...(wire ? { device: wire } : {}),
  }
}

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

interface RegistrationSourceDeps extends DeviceIdDeps {
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

type Codes = Pick<RegistrationInfo, 'affiliateCode' | 'referralCode'>

/**
 * The codes of the affiliate whose host this is (EN-12). The gateway names it in `info.affiliate` of the status, one or a list:
 * `{ domain, code, referralCode }`; one without a domain is that of the host that asked (source assumed). Of a code that cannot
 * be read nothing is taken.
 *
 * @param malformed - called where something of it cannot be read
 */
export function hostAffiliate(
  status: Pick<SiteStatus, 'parts'> | undefined,
  hostname: string,
  malformed: () => void,
): Codes {
  const part = status?.parts?.['affiliate']
  if (isAbsent(part)) return {}
  const affiliates: readonly unknown[] = Array.isArray(part) ? part : [part]
  const own = affiliates.filter(isRecord).find(({ domain }) => isAbsent(domain) || isHost(domain, hostname))
  const affiliateCode = codeOf(own?.['code'])
  const referralCode = codeOf(own?.['referralCode'])
  if (!affiliates.every(isRecord) || affiliateCode === null || referralCode === null) malformed()
  return { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) }
}

const isAbsent = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

const isHost = (domain: unknown, hostname: string): boolean =>
  typeof domain === 'string' && domain.trim().toLowerCase() === hostname

/** `undefined`: there is none; `null`: it is no code. */
function codeOf(raw: unknown): string | null | undefined {
  if (isAbsent(raw)) return undefined
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : ''
  return isReferralCode(text) ? text : null
}

/** A longer text is no id; a click of Bigo may be that long. */
const TEXT_LENGTH_MAX = 1000

/**
 * Merges what tracking plugins know, by the fields that may be sent; of two plugins with the same field the later one counts.
 * A source that throws, or that gives something else than short texts, adds nothing but what is right about it (`RS-SOURCE`):
 * it never holds up a registration.
 */
export function collectFields<Field extends string>(
  sources: readonly Contributed<() => unknown>[],
  fields: Readonly<Record<Field, true>>,
  logger: Pick<Logger, 'warn'>,
): Readonly<Partial<Record<Field, string>>> {
  const collected: Partial<Record<Field, string>> = {}
  for (const { plugin, value: read } of sources)
    try {
      const given: unknown = read()
      if (typeof given !== 'object' || given === null) throw new TypeError('no record')
      const malformed: string[] = []
      for (const field of Object.keys(fields) as Field[]) {
        const value: unknown = Object.hasOwn(given, field) ? Reflect.get(given, field) : undefined
        if (value === undefined || value === '') continue
        if (typeof value === 'string' && value.length <= TEXT_LENGTH_MAX) collected[field] = value
        else malformed.push(field)
      }
      if (malformed.length > 0) throw new TypeError(`malformed: ${malformed.join(', ')}`)
    } catch (error) {
      logger.warn(`RS-SOURCE: ${plugin} gives what a registration cannot send`, error)
    }
  return collected
}
