import type { Context, Device } from '@foyer/sdk'
import { type PixelTrack, pixelTrack } from '../tracking/contract.ts'
import type { DeviceIdMeans } from './device-id.ts'
import { loginOrigin } from './login-origin.ts'
import { REGISTRATION_INFO } from './registration-info.ts'

/** What every registration says of the page, the device and the way that the player came by (EN-05). */
export interface RegistrationOrigin {
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

export interface RegistrationMeans extends DeviceIdMeans {
  readonly device: Pick<Device, 'shell' | 'wire'>
}

/** Rejects for nothing. */
export async function registrationOrigin(
  context: Pick<Context, 'contributions' | 'logger'>,
  means: RegistrationMeans,
): Promise<RegistrationOrigin> {
  const { isOfficialAppLogin, loginDeviceId } = await loginOrigin(means)
  const { originalDomain, affiliateCode, referralCode } = means.storage.get(REGISTRATION_INFO) ?? {}
  const tracked = trackedBy(context)
  return {
    registerMethod: METHODS[means.device.shell],
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
function trackedBy(context: Pick<Context, 'contributions' | 'logger'>): PixelTrack {
  let tracked: PixelTrack = {}
  for (const { value: part } of context.contributions(pixelTrack).get())
    try {
      tracked = { ...tracked, ...part() }
    } catch (error) {
      context.logger.error(error)
    }
  return tracked
}
