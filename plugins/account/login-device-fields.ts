import type { Device } from '@foyer/sdk'
import { deviceId, type DeviceIdDeps } from './device-id.ts'

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
