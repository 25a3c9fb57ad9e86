// @vitest-environment node
import type { Device } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectDevice, type DeviceSignals } from './detect-device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const IPHONE_26 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/90.0 Mobile/15E148 Safari/604.1'
const IPAD_OLD =
  'Mozilla/5.0 (iPad; CPU OS 11_0 like Mac OS X) AppleWebKit/604.1.34 (KHTML, like Gecko) Version/11.0 Mobile/15A5341f Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const WINDOWS_PHONE =
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko, like iPhone) Edge/15'

const signals = (some: Partial<DeviceSignals> = {}): DeviceSignals => ({
  userAgent: ANDROID,
  platform: 'Linux armv8l',
  maxTouchPoints: 5,
  standalone: false,
  displayMode: 'browser',
  search: '',
  storedWebclip: undefined,
  appName: undefined,
  ...some,
})

describe('detectDevice', () => {
  it.each<[string, Partial<DeviceSignals>, Partial<Device>]>([
    ['an Android phone', {}, { platform: 'android', shell: 'browser', ipad: false, iosVersion: undefined, headerValue: undefined }],
    ['an iPhone', { userAgent: IPHONE, platform: 'iPhone' }, { platform: 'ios', ipad: false, iosVersion: [17, 4], headerValue: undefined }],
    ['an iPhone on 26, whose OS part no longer changes', { userAgent: IPHONE_26 }, { platform: 'ios', iosVersion: [26, 0] }],
    ['Chrome on an old iPhone', { userAgent: IPHONE_CHROME }, { platform: 'ios', iosVersion: [12, 1] }],
    ['an old iPad', { userAgent: IPAD_OLD, platform: 'iPad' }, { platform: 'ios', ipad: true, iosVersion: [11, 0], headerValue: 'IPAD' }],
    ['an iPad that asks for desktop pages', { userAgent: MAC, platform: 'MacIntel' }, { platform: 'ios', ipad: true, iosVersion: [16, 6], headerValue: 'IPAD' }],
    ['a Mac', { userAgent: MAC, platform: 'MacIntel', maxTouchPoints: 0 }, { platform: 'other', ipad: false, iosVersion: undefined, headerValue: undefined }],
    ['a Windows phone that names every browser', { userAgent: WINDOWS_PHONE }, { platform: 'other', iosVersion: undefined }],
    ['the app on Android', { userAgent: `${ANDROID} FoyerApp/2.5.0` }, { platform: 'android', shell: 'native', headerValue: undefined }],
    ['the app on iOS', { userAgent: `${IPHONE} FoyerApp/2.5.0`, standalone: true }, { platform: 'ios', shell: 'native' }],
    ['the app, although opened with the marker', { userAgent: `${IPHONE} FoyerApp/2`, search: '?source=webclip' }, { shell: 'native' }],
    ['something that only resembles the app', { userAgent: `${ANDROID} NotFoyerApp/1` }, { shell: 'browser' }],
    ['the app of a merchant that names its own', { userAgent: `${ANDROID} JadePlay/7`, appName: 'JadePlay' }, { shell: 'native' }],
    ['the default app, where the merchant names another', { userAgent: `${ANDROID} FoyerApp/2.5.0`, appName: 'JadePlay' }, { shell: 'browser' }],
    ['a web clip by its address', { userAgent: IPHONE, search: '?a=1&source=webclip' }, { shell: 'webclip', headerValue: 'WEBCLIP' }],
    ['a web clip by what was stored', { userAgent: IPHONE, storedWebclip: '1', standalone: true }, { shell: 'webclip', headerValue: 'WEBCLIP' }],
    ['no web clip: another source', { userAgent: IPHONE, search: '?source=webclips' }, { shell: 'browser' }],
    ['no web clip: stored as off', { userAgent: IPHONE, storedWebclip: '0' }, { shell: 'browser' }],
    ['a home-screen app on iOS', { userAgent: IPHONE, standalone: true }, { shell: 'pwa', headerValue: 'PWA' }],
    ['an installed app', { displayMode: 'standalone' }, { platform: 'android', shell: 'pwa', headerValue: 'PWA' }],
    ['an installed app with a small bar', { displayMode: 'minimal-ui' }, { shell: 'pwa', headerValue: 'PWA' }],
    ['an installed app on an iPad', { userAgent: IPAD_OLD, standalone: true }, { shell: 'pwa', ipad: true, headerValue: 'IPAD' }],
    ['a browser that reports nothing', { userAgent: '', platform: '' }, { platform: 'other', shell: 'browser', iosVersion: undefined }],
  ])('knows %s', (_, given, expected) => {
    expect(detectDevice(signals(given))).toMatchObject(expected)
  }) // prettier-ignore

  it('accepts any user agent and address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer(), (userAgent, search, maxTouchPoints) => {
        const { shell } = detectDevice(signals({ userAgent, search, maxTouchPoints }))
        expect(['native', 'pwa', 'webclip', 'browser']).toContain(shell)
      }),
    )
  })
})
