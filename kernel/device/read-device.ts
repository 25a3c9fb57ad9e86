import { defineStorageKey, type Device, type Merchant, type Storage } from '@foyer/sdk'
import { anyText } from '../storage/type-guards.ts'
import { detectDevice, hasWebclipMarker } from './detect-device.ts'

/** Set when the site was opened from a home-screen profile (EN-14). */
export const WEBCLIP = defineStorageKey<string>({
  name: 'WEBCLIP',
  area: 'local',
  format: 'text',
  parse: anyText,
})
/** Display modes of an installed app. */
const INSTALLED_MODES = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']

/**
 * The device that the page runs on, read once. Components that are hydrated use device gates instead, because
 * a baked page knows no device.
 */
export const readDevice = (storage: Storage, merchant: Pick<Merchant, 'appName'>): Device =>
  typeof document === 'undefined' ? ON_SERVER : inBrowser(storage, merchant.appName)

const ON_SERVER: Device = {
  platform: 'other',
  shell: 'browser',
  ipad: false,
  iosVersion: undefined,
  headerValue: undefined,
}

function inBrowser(storage: Storage, appName: string | undefined): Device {
  const { search } = location
  if (hasWebclipMarker(search)) storage.set(WEBCLIP, '1')
  const { userAgent, platform, maxTouchPoints } = navigator
  return detectDevice({
    userAgent,
    platform,
    maxTouchPoints,
    standalone: 'standalone' in navigator && navigator.standalone === true,
    displayMode: INSTALLED_MODES.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser',
    search,
    storedWebclip: storage.get(WEBCLIP),
    appName,
  })
}
