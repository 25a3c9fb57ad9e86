import { Window as PageWindow } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { DEVICES } from '../world/devices.ts'
import { playBrowser } from './play-browser.js'
import { detectDevice, type DeviceSignals } from '../../kernel/device/detect-device.ts'

const HOUR_MS = 3_600_000

/** A page of its own. */
const page = (): Window & typeof globalThis =>
  new PageWindow({ url: 'http://lotus.localhost/m/home' }) as unknown as Window & typeof globalThis
const signals = (view: Window & typeof globalThis): DeviceSignals => ({
  userAgent: view.navigator.userAgent,
  platform: view.navigator.platform,
  maxTouchPoints: view.navigator.maxTouchPoints,
  standalone: 'standalone' in view.navigator && view.navigator.standalone === true,
  displayMode: view.matchMedia('(display-mode: standalone)').matches ? 'standalone' : 'browser',
  search: '',
  storedWebclip: undefined,
  appName: undefined,
})

describe('a page that plays another browser', () => {
  it.each([
    ['android', 'android', 'browser', undefined],
    ['ios11', 'ios', 'browser', [11, 4]],
    ['ios12', 'ios', 'browser', [12, 5]],
    ['ios15', 'ios', 'browser', [15, 8]],
    ['ios17', 'ios', 'browser', [17, 5]],
    ['ios26', 'ios', 'browser', [26, 0]],
    ['ipad', 'ios', 'browser', [17, 5]],
    ['native', 'android', 'native', undefined],
    ['pwa', 'android', 'pwa', undefined],
    ['webclip', 'ios', 'pwa', [17, 5]],
  ] as const)('is the device %s to the site', (name, platform, shell, iosVersion) => {
    const view = page()
    playBrowser(view, { device: DEVICES[name], shiftMs: 0 })
    expect(detectDevice(signals(view))).toMatchObject({ platform, shell, iosVersion, ipad: name === 'ipad' })
  })

  it('has another time, however it is asked, and its own again', () => {
    const view = page()
    const real = Date.now()
    playBrowser(view, { shiftMs: 2 * HOUR_MS })
    for (const time of [view.Date.now(), new view.Date().getTime(), Date.parse(view.Date())])
      expect(Math.abs(time - real - 2 * HOUR_MS)).toBeLessThan(60_000)
    expect(new view.Date(5).getTime()).toBe(5)
    expect(new view.Date(2026, 0, 2).getMonth()).toBe(0)
    expect(new view.Date() instanceof view.Date).toBe(true)
    playBrowser(view, { shiftMs: 0 })
    expect(view.Date.now() - real).toBeLessThan(60_000)
  })

  it('has a storage that is refused, and its own again', () => {
    const view = page()
    playBrowser(view, { shiftMs: 0, storage: 'refused' })
    expect(() => view.localStorage).toThrow('refused')
    expect(() => view.sessionStorage).toThrow('refused')
    playBrowser(view, { shiftMs: 0 })
    view.localStorage.setItem('a', '1')
    expect(view.localStorage.getItem('a')).toBe('1')
  })

  it('has a storage that is full', () => {
    const view = page()
    playBrowser(view, { shiftMs: 0, storage: 'full' })
    expect(() => view.localStorage.setItem('a', '1')).toThrow('full')
    expect(view.localStorage.getItem('a')).toBeNull()
  })
})
