import type { Context, Device } from '@foyer/sdk'
import { type PixelTrack, pixelTrack } from '../tracking/contract.ts'
import type { DeviceIdDeps } from './device-id.ts'
import { loginDeviceFields } from './login-device-fields.ts'
import { REGISTRATION_INFO } from './contract/registration-info.ts'

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
  readonly affiliateCode?: string
  readonly referralCode?: string
  /** What the tracking plugins know; absent if they know nothing (EN-06). */
  readonly pixelTrack?: PixelTrack
}

/** Names of the shells in the request. */
const METHODS = { native: 'APP', pwa: 'PWA', webclip: 'WEBCLIP', browser: 'H5' } as const

export interface RegistrationSourceDeps extends DeviceIdDeps {
  readonly device: Pick<Device, 'shell' | 'headerValue'>
}

/** Never rejects. */
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

/** Merges the parts of all tracking plugins. One that throws must not prevent the registration. */
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
