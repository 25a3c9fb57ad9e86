import { defineStorageKey, type Device, randomId, type Storage } from '@foyer/sdk'

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

export interface DeviceIdDeps {
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
