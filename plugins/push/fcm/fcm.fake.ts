import {
  CLOCK,
  DEVICE,
  HTTP,
  NAVIGATION,
  navigated,
  OVERLAYS,
  popUps,
  REACHABILITY,
  SESSION,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeDevice,
  type FakeHttp,
  fakeHttp,
  fakeNavigation,
  FakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
  type TestOptions,
} from '@foyer/sdk/testing'
import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import type { Push } from '../contract/push.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { FakePushBrowser } from './push-browser.fake.ts'

/** The push service: each test file puts it in the place of `fcm-messaging.ts`. */
export const vendor = {
  token: vi.fn<() => Promise<string>>(),
  remove: vi.fn<() => Promise<void>>(),
  made: vi.fn<(config: unknown, registration: unknown, key: unknown) => void>(),
}

export const NOW = Date.UTC(2030, 0, 1)
export const ENDPOINT = 'https://push.example/1'
export const RECORD = {
  token: 'token-1',
  createTime: NOW - 1_000,
  endpoint: ENDPOINT,
  auth: 'YXV0aA',
  p256dh: 'cDI1NmRo',
  vapidKey: 'BPv_',
  swScope: 'https://site.example/m/',
}
export const BOUND = { member: '1001', token: 'token-1', state: 'subscribed' }
export const withCode = (code: string): Error => Object.assign(new Error('x'), { code })

/** The browser of the latest start. */
export let browser = new FakePushBrowser()

/** What the plugin fetches later: a fake timer does not wait for files. */
export const fetchLaterFiles = () =>
  Promise.all([import('./open-permission.tsx'), import('./push-registration.ts'), import('./enable-push.ts')])

/** Before each test: the time, and a push service that gives a token. */
export function setUpBrowser(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  vendor.token.mockReset().mockImplementation(async () => {
    browser.endpoint = ENDPOINT
    return 'token-1'
  })
  vendor.remove.mockReset().mockImplementation(async () => void (browser.endpoint = undefined))
  vendor.made.mockReset()
}

/** After each test. */
export function leaveBrowser(): void {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
}

/** Lets imports, the lock of the tabs and calls pass. */
export const pass = (ms = 2_000): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

export interface Setting {
  readonly browser?: FakePushBrowser
  readonly stored?: Readonly<Record<string, unknown>>
  readonly settings?: Readonly<Record<string, unknown>>
  readonly member?: string
  readonly http?: FakeHttp
  readonly path?: string
  readonly shell?: 'native' | 'browser'
}
/** Starts the plugin in a browser, with fakes around it. */
export async function start(setting: Setting = {}) {
  browser = setting.browser ?? new FakePushBrowser()
  browser.install()
  const http = setting.http ?? fakeHttp(options.answers)
  const session = fakeSession(
    setting.member === '' ? undefined : testMember({ id: setting.member ?? '1001' }),
  )
  const overlays = new FakeOverlays()
  const clock = fakeClock(NOW)
  const navigation = fakeNavigation(setting.path ?? '/m/home')
  const reachability = fakeReachability()
  const stored = Object.entries(setting.stored ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const storage = fakeStorage(Object.fromEntries(stored) as Record<string, string>)
  const services = {
    ...fakeServices({ texts: EN }),
    [HTTP]: http,
    [SESSION]: session,
    [OVERLAYS]: overlays,
    [CLOCK]: clock,
    [NAVIGATION]: navigation,
    [REACHABILITY]: reachability,
    [DEVICE]: fakeDevice({ shell: setting.shell ?? 'browser' }),
  }
  const test = await testPlugin(plugin, {
    services,
    settings: { ...options.settings, ...setting.settings },
    storage,
    texts: EN,
  } satisfies TestOptions)
  await pass()
  const push = test.provided['push'] as Push
  return { test, services, push, http, session, overlays, clock, storage, navigation, reachability }
}
/** The calls, each with its body. */
export const called = (http: FakeHttp): readonly unknown[] =>
  http.calls.map(({ endpoint, body }) => [endpoint, body])
export const registrationToken = 'token-1'
export const BIND = ['push.bind', { registrationToken }]
export const SUBSCRIBE = ['push.subscribe', { registrationToken, topic: 'ALL' }]
export const UNSUBSCRIBE = ['push.unsubscribe', { registrationToken, unsubscribeAll: true }]
export const subscribed = () => new FakePushBrowser('granted', ENDPOINT)

export type Started = Awaited<ReturnType<typeof start>>
export const opened = (overlays: FakeOverlays) => overlays.opened.map(({ options: { priority } }) => priority)
export const game = { vendor: 'V', code: '1', backUrl: '/m/home' }
export const go = ({ navigation, test }: Started, path: string): void => {
  navigation.navigate(path)
  test.emit(navigated, navigation.location.get())
}
/** What stands in the queue of the home screen. */
export const queued = ({ test }: Started) => test.contributions(popUps)
