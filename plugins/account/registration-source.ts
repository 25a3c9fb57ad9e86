import type { Context, Device } from '@foyer/sdk'
import { type PixelTrack, pixelTrack } from '../tracking/contract.ts'
import type { DeviceIdDeps } from './device-id.ts'
import { loginDeviceFields } from './login-device-fields.ts'
import { REGISTRATION_INFO } from './registration-info.ts'

/** What every registration says of the page, the device and the way that the player came by (EN-05). */
export interface RegistrationSource {
  /** By the identity provider it is `firebase` instead. */
  readonly registerMethod: 'APP' | 'PWA' | 'WEBCLIP' | 'H5'
  /** Address of the page, without its query: that may hold secrets. */
  readonly registerUrl: string
  /** EN-15 */
  readonly loginDeviceId: string
  readonly isOfficialAppLogin: boolean
  /** Host on which the player first came (EN-12): affiliates are credited by it. */
  readonly domain: string
  readonly affiliateCode?: string
  readonly referralCode?: string
  /** What the tracking plugins know; absent where they know nothing (EN-06). */
  readonly pixelTrack?: PixelTrack
}

/** Names of the shells on the wire. */
const METHODS = { native: 'APP', pwa: 'PWA', webclip: 'WEBCLIP', browser: 'H5' } as const

export interface RegistrationSourceDeps extends DeviceIdDeps {
  readonly device: Pick<Device, 'shell' | 'headerValue'>
}

/** Rejects for nothing. */
export async function registrationSource(
  context: Pick<Context, 'contributions' | 'logger'>,
  deps: RegistrationSourceDeps,
): Promise<RegistrationSource> {
  const { isOfficialAppLogin, loginDeviceId } = await loginDeviceFields(deps)
  const { originalDomain, affiliateCode, referralCode } = deps.storage.get(REGISTRATION_INFO) ?? {}
  const tracked = collectPixelTrack(context)
  return {
    registerMethod: METHODS[deps.device.shell],
    registerUrl: location.origin + location.pathname,
    loginDeviceId,
    isOfficialAppLogin,
    domain: originalDomain ?? location.hostname,
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(Object.keys(tracked).length === 0 ? {} : { pixelTrack: tracked }),
  }
}

/** All parts in one. A tracking plugin that throws must cost nobody the account. */
function collectPixelTrack(context: Pick<Context, 'contributions' | 'logger'>): PixelTrack {
  let tracked: PixelTrack = {}
  for (const { value: part } of context.contributions(pixelTrack).get())
    try {
      tracked = { ...tracked, ...part() }
    } catch (error) {
      context.logger.error(error)
    }
  return tracked
}
