import type { Device } from '@foyer/sdk'
import { deviceId, type DeviceIdMeans } from './device-id.ts'

/** What every login and registration says of the page and the device that it is made from (EN-03, EN-05). */
export interface LoginOrigin {
  readonly isOfficialAppLogin: boolean
  /** EN-15 */
  readonly loginDeviceId: string
  readonly device?: 'IPAD' | 'PWA' | 'WEBCLIP'
}

export const loginOrigin = async (
  means: DeviceIdMeans & { readonly device: Pick<Device, 'shell' | 'wire'> },
): Promise<LoginOrigin> => {
  const { shell, wire } = means.device
  return {
    isOfficialAppLogin: shell === 'native',
    loginDeviceId: await deviceId(means),
    ...(wire ? { device: wire } : {}),
  }
}
