import {
  CLOCK,
  DEVICE,
  HTTP,
  HttpError,
  NAVIGATION,
  navigated,
  OVERLAYS,
  type PopUpContext,
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
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched } from '../../games/contract.ts'
import { depositArrived } from '../../wallet/contract/counts.ts'
import type { Push } from '../contract/push.ts'
import { options } from './conformance.ts'
import { DAY_MS, OFFER_DELAY_MS, REFRESH_MS } from './constants.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { FakePushBrowser } from './push-browser.fake.ts'
import { BINDING, LEAVING, MOMENT, REFUSALS, REGISTRATION } from './stored-keys.ts'

const vendor = {
  token: vi.fn<() => Promise<string>>(),
  remove: vi.fn<() => Promise<void>>(),
  made: vi.fn<(config: unknown, registration: unknown, key: unknown) => void>(),
}
vi.mock('./fcm-messaging.ts', () => ({
  fcmMessaging: (config: unknown, registration: unknown, key: unknown) => {
    vendor.made(config, registration, key)
    return { token: () => vendor.token(), remove: () => vendor.remove(), close: async () => undefined }
  },
}))

const NOW = Date.UTC(2030, 0, 1)
const ENDPOINT = 'https://push.example/1'
const RECORD = {
  token: 'token-1',
  createTime: NOW - 1_000,
  endpoint: ENDPOINT,
  auth: 'YXV0aA',
  p256dh: 'cDI1NmRo',
  vapidKey: 'BPv_',
  swScope: 'https://site.example/m/',
}
const BOUND = { member: '1001', token: 'token-1', state: 'subscribed' }
const withCode = (code: string): Error => Object.assign(new Error('x'), { code })

let browser = new FakePushBrowser()
// Fetched by the plugin later: a fake timer does not wait for files.
beforeAll(() =>
  Promise.all([
    import('./open-permission.tsx'),
    import('./push-registration.ts'),
    import('./enable-push.ts'),
  ]),
)
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  vendor.token.mockReset().mockImplementation(async () => {
    browser.endpoint = ENDPOINT
    return 'token-1'
  })
  vendor.remove.mockReset().mockImplementation(async () => void (browser.endpoint = undefined))
  vendor.made.mockReset()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
})
/** Lets imports, the lock of the tabs and calls pass. */
const pass = (ms = 2_000): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

interface Setting {
  readonly browser?: FakePushBrowser
  readonly stored?: Readonly<Record<string, unknown>>
  readonly settings?: Readonly<Record<string, unknown>>
  readonly member?: string
  readonly http?: FakeHttp
  readonly path?: string
  readonly shell?: 'native' | 'browser'
}
async function start(setting: Setting = {}) {
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
const called = (http: FakeHttp): readonly unknown[] =>
  http.calls.map(({ endpoint, body }) => [endpoint, body])
const registrationToken = 'token-1'
const BIND = ['push.bind', { registrationToken }]
const SUBSCRIBE = ['push.subscribe', { registrationToken, topic: 'ALL' }]
const UNSUBSCRIBE = ['push.unsubscribe', { registrationToken, unsubscribeAll: true }]
const subscribed = () => new FakePushBrowser('granted', ENDPOINT)
const offline = () => new HttpError('HT-OFFLINE', '', 'push.unsubscribe')

describe('turning messages on', () => {
  it('[ST-11a][CA-27][EN-28] asks the browser within the tap, registers by the site’s own worker, binds and subscribes to ALL', async () => {
    const { push, http, storage } = await start()
    const done = push.enable()
    expect(browser.asked).toBe(1)
    await pass()
    expect(await done).toEqual({ step: 'on' })
    const { restDays: _, ...config } = { restDays: 0, ...options.settings }
    expect(vendor.made.mock.calls).toEqual([[config, browser.registration, undefined]])
    expect(called(http)).toEqual([BIND, SUBSCRIBE])
    const record = storage.get(REGISTRATION)
    expect(record).toEqual({ ...RECORD, createTime: NOW })
    expect(storage.get(BINDING)).toEqual(BOUND)
  })

  it.each<[string, Partial<FakePushBrowser>, string, string]>([
    ['denied', { answer: 'denied' }, 'error_permission_blocked', 'messaging/permission-blocked'],
    ['closed', { answer: 'default' }, 'error_permission_default', 'messaging/permission-default'],
  ])(
    '[ER-12] the browser’s question was %s: nothing is fetched or registered',
    async (_, part, key, code) => {
      const { push, http } = await start({ browser: Object.assign(new FakePushBrowser(), part) })
      const done = push.enable()
      await pass()
      expect(await done).toEqual({ step: 'failed', on: false, failure: { key, code } })
      expect([vendor.made.mock.calls, http.calls]).toEqual([[], []])
    },
  )

  it.each<[unknown, string]>([
    [withCode('messaging/token-subscribe-failed'), 'error_subscribe_failed'],
    [withCode('messaging/permission-blocked'), 'error_permission_blocked'],
    [withCode('messaging/indexed-db-unsupported'), 'error_storage'],
    [new DOMException('Registration failed', 'AbortError'), 'error_vendor'],
    [new TypeError('Failed to fetch'), 'error_network'],
  ])(
    '[ER-12] the push service fails with %s: nothing is stored, and a further try can succeed',
    async (error, key) => {
      const { push, storage } = await start()
      vendor.token.mockRejectedValueOnce(error)
      const done = push.enable()
      await pass()
      expect(await done).toMatchObject({ step: 'failed', on: false, failure: { key } })
      expect(storage.get(REGISTRATION)).toBeUndefined()
      const again = push.enable()
      await pass()
      expect(await again).toEqual({ step: 'on' })
    },
  )

  it('[VA-13] a subscription without its keys is no registration', async () => {
    const { push, storage } = await start()
    browser.subscription = () => null
    const done = push.enable()
    await pass()
    expect(await done).toMatchObject({ step: 'failed', failure: { key: 'error_no_token' } })
    expect(storage.get(REGISTRATION)).toBeUndefined()
  })

  it('where the gateway does not bind it, it says so, and tries again when the network is back', async () => {
    const { push, http, storage, test, reachability } = await start()
    http.answers['push.bind'] = new HttpError('HT-REFUSED', '', 'push.bind', { status: 200 })
    const done = push.enable()
    await pass()
    expect(await done).toMatchObject({ step: 'failed', on: true, failure: { key: 'error_bind' } })
    expect(JSON.stringify(test.logger.entries)).toContain('PU-BIND')
    http.answers['push.bind'] = {}
    reachability.state.set('unreachable')
    await pass()
    expect(called(http)).toEqual([BIND])
    reachability.state.set('online')
    await pass()
    expect(storage.get(BINDING)).toEqual(BOUND)
  })

  it('a second tap meanwhile asks nothing', async () => {
    const { push } = await start()
    void push.enable()
    void push.enable()
    await pass()
    expect(browser.asked).toBe(1)
  })
})

describe('the player', () => {
  it('who has never asked for messages loads nothing, and calls nothing', async () => {
    const { http, push } = await start()
    expect([http.calls, vendor.made.mock.calls, push.state.get()]).toEqual([[], [], { step: 'off' }])
  })

  it('[ST-11a] who logs in is bound and subscribed', async () => {
    const { http, session } = await start({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: RECORD },
      member: '',
    })
    expect(http.calls).toEqual([])
    session.start(testMember())
    await pass()
    expect(called(http)).toEqual([BIND, SUBSCRIBE])
    expect(vendor.made).not.toHaveBeenCalled()
  })

  it('[ST-11c][ST-32b][CA-27] who logs out is unsubscribed; the registration stays for the next', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const { http, session, storage, push } = await start({ browser: subscribed(), stored })
    expect(http.calls).toEqual([])
    session.end('logout')
    await pass()
    expect(called(http)).toEqual([UNSUBSCRIBE])
    expect(http.calls[0]?.keepalive).toBe(true)
    expect([storage.get(BINDING), storage.get(LEAVING)]).toEqual([undefined, undefined])
    session.start(testMember({ id: '2002' }))
    await pass()
    expect(called(http)).toEqual([UNSUBSCRIBE, BIND, SUBSCRIBE])
    expect(push.state.get()).toEqual({ step: 'on' })
  })

  it('[ST-32b] is unsubscribed even if the call fails: it is made again when the network is back, and before another is bound', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const http = fakeHttp({ ...options.answers, 'push.unsubscribe': offline() })
    const { session, storage } = await start({ browser: subscribed(), stored, http })
    session.end('expired')
    await pass()
    expect([storage.get(BINDING), storage.get(LEAVING)]).toEqual([undefined, registrationToken])
    http.answers['push.unsubscribe'] = {}
    session.start(testMember({ id: '2002' }))
    await pass()
    expect(called(http)).toEqual([UNSUBSCRIBE, UNSUBSCRIBE, BIND, SUBSCRIBE])
    expect(storage.get(BINDING)?.member).toBe('2002')
  })

  it('[ST-11c] whose session ended while no page was open is unsubscribed at the next start', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const { http } = await start({ browser: subscribed(), stored, member: '' })
    expect(called(http)).toEqual([UNSUBSCRIBE])
  })

  it('a refusal to unsubscribe is reported, and not repeated for ever', async () => {
    const http = fakeHttp({
      'push.unsubscribe': new HttpError('HT-REFUSED', '', 'push.unsubscribe', { status: 200 }),
    })
    const { test, storage } = await start({ http, stored: { [LEAVING.name]: 'token-1' }, member: '' })
    expect(JSON.stringify(test.logger.entries)).toContain('PU-UNSUBSCRIBE')
    expect(storage.get(LEAVING)).toBeUndefined()
  })

  it('who blocks messages in the browser is unsubscribed, and the record dropped', async () => {
    const stored = { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND }
    const { http, storage, push } = await start({ browser: new FakePushBrowser('denied', ENDPOINT), stored })
    expect(called(http)).toEqual([UNSUBSCRIBE])
    expect(storage.get(REGISTRATION)).toBeUndefined()
    expect(push.state.get()).toEqual({ step: 'off' })
  })
})

describe('the registration', () => {
  it('[CO-10] is renewed after a week', async () => {
    const record = { ...RECORD, createTime: NOW - REFRESH_MS }
    const stored = { [REGISTRATION.name]: record, [BINDING.name]: BOUND }
    const { storage, http } = await start({ browser: subscribed(), stored })
    expect(vendor.token).toHaveBeenCalledTimes(1)
    expect(storage.get(REGISTRATION)).toEqual({ ...RECORD, createTime: NOW })
    expect(http.calls).toEqual([])
  })

  it('[CO-10] is renewed on a page that is open for a week', async () => {
    const { clock } = await start({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND },
    })
    expect(vendor.token).not.toHaveBeenCalled()
    clock.time = NOW + REFRESH_MS
    await pass(REFRESH_MS)
    expect(vendor.token).toHaveBeenCalledTimes(1)
  })

  it('[VA-13] that is damaged is dropped and made anew', async () => {
    const { storage, test, http } = await start({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: { ...RECORD, auth: '' } },
    })
    expect(JSON.stringify(test.logger.entries)).toContain('PU-RECORD')
    expect(storage.get(REGISTRATION)).toEqual({ ...RECORD, createTime: NOW })
    expect(called(http)).toEqual([BIND, SUBSCRIBE])
  })

  it('that the browser has lost is made anew; the old token is unsubscribed, the new one bound', async () => {
    vendor.token.mockImplementation(async () => {
      browser.endpoint = 'https://push.example/2'
      return 'token-2'
    })
    const { storage, http } = await start({
      browser: new FakePushBrowser('granted'),
      stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND },
    })
    expect(storage.get(REGISTRATION)).toMatchObject({ token: 'token-2', endpoint: 'https://push.example/2' })
    expect(called(http)).toEqual([
      UNSUBSCRIBE,
      ['push.bind', { registrationToken: 'token-2' }],
      ['push.subscribe', { registrationToken: 'token-2', topic: 'ALL' }],
    ])
  })

  it('is ended by the player: at the gateway, the push service and the browser', async () => {
    const { push, http, storage } = await start({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND },
    })
    const done = push.disable()
    await pass()
    expect(await done).toEqual({ step: 'off' })
    expect(called(http)).toEqual([UNSUBSCRIBE])
    expect([vendor.remove.mock.calls.length, browser.endpoint, storage.get(REGISTRATION)]).toEqual([
      1,
      undefined,
      undefined,
    ])
  })

  it('ends although the push service fails: the browser’s own subscription goes', async () => {
    const { push } = await start({ browser: subscribed(), stored: { [REGISTRATION.name]: RECORD } })
    vendor.remove.mockRejectedValue(withCode('messaging/token-unsubscribe-failed'))
    const done = push.disable()
    await pass()
    expect([await done, browser.endpoint]).toEqual([{ step: 'off' }, undefined])
  })

  it('[ER-12] that the browser does not end stays on, and says so', async () => {
    const stubborn = Object.assign(subscribed(), { isStubborn: true })
    const { push } = await start({ browser: stubborn, stored: { [REGISTRATION.name]: RECORD } })
    vendor.remove.mockRejectedValue(withCode('messaging/token-unsubscribe-failed'))
    const done = push.disable()
    await pass()
    expect(await done).toMatchObject({
      step: 'failed',
      on: true,
      failure: { key: 'error_unsubscribe_failed' },
    })
  })
})

describe('the merchant’s own push service', () => {
  const settings = { serviceUrl: 'https://push.shop.example/v1/registrations', serviceToken: 'abc.def' }
  const stubFetch = (status = 200) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status }))
    vi.stubGlobal('fetch', fetched)
    return () => fetched.mock.calls.map(([url, init]) => [init?.method, url, init?.headers, init?.body])
  }
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer abc.def' }

  it('[CA-32] gets POST, PATCH and DELETE with the Bearer token', async () => {
    const calls = stubFetch()
    const { push, clock } = await start({ settings })
    const body = JSON.stringify({ ...RECORD, createTime: NOW })
    const done = push.enable()
    await pass()
    await done
    expect(calls()).toEqual([['POST', settings.serviceUrl, headers, body]])
    clock.time = NOW + REFRESH_MS
    await pass(REFRESH_MS)
    const renewed = JSON.stringify({ ...RECORD, createTime: clock.time })
    expect(calls()[1]).toEqual(['PATCH', `${settings.serviceUrl}/token-1`, headers, renewed])
    const off = push.disable()
    await pass()
    await off
    expect(calls()[2]).toEqual(['DELETE', `${settings.serviceUrl}/token-1`, headers, undefined])
  })

  it('[CA-32] gets no Authorization where no token is configured', async () => {
    const calls = stubFetch()
    const { push } = await start({ settings: { serviceUrl: settings.serviceUrl } })
    const done = push.enable()
    await pass()
    await done
    expect(calls()[0]?.[2]).toEqual({ 'Content-Type': 'application/json' })
  })

  it('that fails is reported, and stops nothing', async () => {
    stubFetch(500)
    const { push, test } = await start({ settings })
    const done = push.enable()
    await pass()
    expect(await done).toEqual({ step: 'on' })
    expect(JSON.stringify(test.logger.entries)).toContain('PU-SERVICE')
  })
})

describe('the offer', () => {
  type Started = Awaited<ReturnType<typeof start>>
  const opened = (overlays: FakeOverlays) => overlays.opened.map(({ options: { priority } }) => priority)
  const game = { vendor: 'V', code: '1', backUrl: '/m/home' }
  const go = ({ navigation, test }: Started, path: string): void => {
    navigation.navigate(path)
    test.emit(navigated, navigation.location.get())
  }
  /** What stands in the queue of the home screen. */
  const queued = ({ test }: Started) => test.contributions(popUps)
  const moment = (part: Partial<PopUpContext> = {}): PopUpContext => ({
    path: '/m/home',
    member: testMember({ id: '1001' }),
    device: fakeDevice(),
    now: NOW,
    signal: new AbortController().signal,
    ...part,
  })
  /** Lets the question open, as the queue does at its time. */
  async function present(started: Started) {
    const leaving = new AbortController()
    const decision = await queued(started)[0]?.decide(moment({ signal: leaving.signal }))
    if (decision?.kind !== 'show') throw new Error(`nothing to show: ${decision?.reason}`)
    const result = decision.open()
    await pass(0)
    return { result, leave: () => leaving.abort() }
  }

  it('[OV-18] never comes on arrival', async () => {
    const started = await start()
    await pass(600_000)
    expect([started.overlays.opened, queued(started)]).toEqual([[], []])
  })

  it('[OV-18] comes once after a game, when the player is back on a calm screen', async () => {
    const started = await start({ path: '/m/launchGame' })
    const { overlays, test } = started
    test.emit(gameLaunched, game)
    await pass(OFFER_DELAY_MS)
    expect(overlays.opened).toEqual([])
    go(started, '/m/game')
    await pass(OFFER_DELAY_MS)
    expect(opened(overlays)).toEqual(['prompt'])
    overlays.opened[0]?.close('done')
    go(started, '/m/member/home')
    await pass(60_000)
    expect(opened(overlays)).toEqual(['prompt'])
  })

  it('[OV-18][OV-30] on the home screen it has its place in the queue, and comes once', async () => {
    const started = await start({ path: '/m/launchGame' })
    const { overlays, test } = started
    test.emit(gameLaunched, game)
    go(started, '/m/home')
    await pass(OFFER_DELAY_MS / 2)
    expect(queued(started)).toEqual([])
    await pass(60_000)
    expect(queued(started)).toMatchObject([{ key: 'push-permission', priority: 'prompt' }])
    expect(overlays.opened).toEqual([])
    const { result } = await present(started)
    expect(opened(overlays)).toEqual(['prompt'])
    overlays.opened[0]?.close('done')
    expect(await result).toBe('seen')
    go(started, '/m/home')
    await pass(60_000)
    expect(queued(started)).toEqual([])
    go(started, '/m/game')
    await pass(60_000)
    expect(opened(overlays)).toEqual(['prompt'])
  })

  it('[OV-18] comes on the page that the player returns to from the game', async () => {
    const stored = { [MOMENT.name]: { member: '1001', moment: 'game' } }
    const { overlays } = await start({ path: '/m/game', stored })
    expect(opened(overlays)).toEqual(['prompt'])
    expect(queued(await start({ stored }))).toHaveLength(1)
  })

  it('[OV-18] comes after a deposit, but not on the deposit screen', async () => {
    const started = await start({ path: '/m/voucherCenter' })
    started.test.emit(depositArrived, { count: 1, first: true })
    await pass(60_000)
    expect([started.overlays.opened, queued(started)]).toEqual([[], []])
    go(started, '/m/member/home')
    await pass(OFFER_DELAY_MS)
    expect(opened(started.overlays)).toEqual(['prompt'])
  })

  it('[OV-18] leaves with the calm screen, is no refusal, and comes on the next one', async () => {
    const started = await start({ path: '/m/game' })
    const { overlays, test, navigation, storage } = started
    test.emit(gameLaunched, game)
    await pass()
    go(started, '/m/voucherCenter')
    await pass(60_000)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false])
    expect(storage.get(REFUSALS)).toBeUndefined()
    go(started, '/m/game')
    await pass(OFFER_DELAY_MS)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false, true])
    navigation.navigate('/m/member/home')
    expect(overlays.opened[1]?.open).toBe(true)
  })

  it('[OV-18] leaves with the home screen, is no refusal, and comes on the next calm screen', async () => {
    const started = await start()
    const { overlays, test, storage } = started
    test.emit(gameLaunched, game)
    await pass()
    const { result, leave } = await present(started)
    leave()
    go(started, '/m/game')
    expect(await result).toBe('withdrawn')
    expect([overlays.opened[0]?.open, queued(started), storage.get(REFUSALS)]).toEqual([false, [], undefined])
    await pass(OFFER_DELAY_MS)
    expect(overlays.opened.map(({ open }) => open)).toEqual([false, true])
  })

  it('[OV-18] is withdrawn where the player leaves before it opens', async () => {
    const started = await start()
    started.test.emit(gameLaunched, game)
    await pass()
    const leaving = new AbortController()
    const decision = await queued(started)[0]?.decide(moment({ signal: leaving.signal }))
    leaving.abort()
    expect(decision?.kind === 'show' && (await decision.open())).toBe('withdrawn')
    expect([started.overlays.opened, started.storage.get(MOMENT)]).toEqual([
      [],
      { member: '1001', moment: 'game' },
    ])
  })

  it('[OV-18] is not opened where the player has turned messages on while it stood in the queue', async () => {
    const started = await start()
    started.test.emit(gameLaunched, game)
    await pass()
    const decision = await queued(started)[0]?.decide(moment())
    const done = started.push.enable()
    await pass()
    expect(await done).toEqual({ step: 'on' })
    expect(decision?.kind === 'show' && (await decision.open())).toBe('withdrawn')
    expect(started.overlays.opened).toEqual([])
  })

  it('[OV-18] in the queue it is decided for the player and the time of the question', async () => {
    const started = await start({ stored: { [REFUSALS.name]: { 1001: NOW - 8 * DAY_MS } } })
    started.test.emit(depositArrived, { count: 1, first: true })
    await pass()
    const [popUp] = queued(started)
    const reason = async (part: Partial<PopUpContext>) => (await popUp?.decide(moment(part)))?.reason
    expect(await reason({})).toBe('after a deposit')
    expect(await reason({ member: undefined })).toBe('guest')
    expect(await reason({ member: testMember({ id: '2002' }) })).toBe('no game or deposit yet')
    expect(await reason({ now: NOW - 7 * DAY_MS })).toBe('not now')
    // It has waited before it was contributed.
    expect(popUp?.delayMs(moment())).toBe(0)
    expect(started.storage.get(MOMENT)).toEqual({ member: '1001', moment: 'deposit' })
  })

  it('[OV-18] a form in use delays it in the queue, and elsewhere until the next screen', async () => {
    const input = document.body
      .appendChild(document.createElement('form'))
      .appendChild(document.createElement('input'))
    input.focus()
    input.value = '50'
    const started = await start()
    started.test.emit(gameLaunched, game)
    await pass()
    expect(await queued(started)[0]?.decide(moment())).toMatchObject({ kind: 'show' })
    go(started, '/m/game')
    await pass(60_000)
    expect(started.overlays.opened).toEqual([])
    input.form?.remove()
    go(started, '/m/member/home')
    await pass(OFFER_DELAY_MS)
    expect(opened(started.overlays)).toEqual(['prompt'])
  })

  it('[OV-18] that cannot be opened is reported by its code, and comes on a later screen', async () => {
    const started = await start()
    const { overlays, test, storage } = started
    test.emit(gameLaunched, game)
    await pass()
    const open = vi.spyOn(overlays, 'open').mockImplementation(() => {
      throw new Error('no room')
    })
    expect(await (await present(started)).result).toBe('withdrawn')
    expect(storage.get(MOMENT)).toEqual({ member: '1001', moment: 'game' })
    go(started, '/m/game')
    await pass(60_000)
    // Once on each screen.
    expect(open).toHaveBeenCalledTimes(2)
    expect(test.logger.entries.filter(({ subject }) => String(subject).startsWith('PU-OFFER'))).toHaveLength(
      2,
    )
    expect(storage.get(REFUSALS)).toBeUndefined()
    open.mockRestore()
    go(started, '/m/member/home')
    await pass(OFFER_DELAY_MS)
    expect(opened(overlays)).toEqual(['prompt'])
  })

  it('[OV-18] ends with the member’s session, and is no refusal of the member or the next', async () => {
    const { overlays, test, session, storage } = await start({ path: '/m/game' })
    test.emit(gameLaunched, game)
    await pass()
    session.current.set(testMember({ id: '2002' }))
    await pass()
    expect(overlays.opened.map(({ open }) => open)).toEqual([false])
    expect(storage.get(REFUSALS)).toBeUndefined()
  })

  it('[OV-18] rests after ‘not now’: 7 days, or as the merchant sets', async () => {
    for (const [settings, days] of [
      [{}, 7],
      [{ restDays: 30 }, 30],
    ] as const) {
      const { overlays, test, clock, storage } = await start({ settings, path: '/m/game' })
      test.emit(gameLaunched, game)
      await pass()
      overlays.opened[0]?.close()
      await pass()
      expect(storage.get(REFUSALS)).toEqual({ 1001: NOW })
      clock.time = NOW + days * 86_400_000 - 1
      test.emit(gameLaunched, game)
      await pass()
      expect(overlays.opened).toHaveLength(1)
      clock.time++
      test.emit(gameLaunched, game)
      await pass()
      expect(overlays.opened).toHaveLength(2)
      await test.dispose()
    }
  })

  it.each<[string, Setting]>([
    ['a merchant who has switched it off', { settings: { offer: false } }],
    [
      'a player who gets messages',
      { browser: subscribed(), stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND } },
    ],
    ['a browser that blocks', { browser: new FakePushBrowser('denied') }],
    ['the operator’s app', { shell: 'native' }],
    ['another member than the one who played', { member: '2002' }],
  ])('[OV-18] is not made for %s', async (_, setting) => {
    const played = { [MOMENT.name]: { member: '1001', moment: 'game' } }
    for (const path of ['/m/home', '/m/game']) {
      const started = await start({ ...setting, path, stored: { ...played, ...setting.stored } })
      await pass(60_000)
      expect([started.overlays.opened, queued(started)]).toEqual([[], []])
      await started.test.dispose()
    }
  })
})

describe('the row and the sheet', () => {
  async function openRow(setting: Setting = {}) {
    const started = await start(setting)
    render(started.test.element('NotificationsRow'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Notifications/ })))
    await pass()
    const [overlay] = started.overlays.opened
    if (!overlay) throw new Error('nothing was opened')
    cleanup()
    const Sheet = overlay.component as FunctionComponent<{ readonly close: (result?: unknown) => void }>
    const Shown = (): ReturnType<FunctionComponent> =>
      createElement(Sheet, { close: (result?: unknown) => overlay.close(result) })
    const host = await testPlugin({ ...plugin, load: async () => ({ ...(await plugin.load() as object), Shown }) }, {
      services: started.services,
      settings: { ...options.settings },
      texts: EN,
    }) // prettier-ignore
    await act(async () => void render(host.element('Shown')))
    return { ...started, overlay }
  }
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

  it('[OV-18] asks with the reasons; ‘allow’ registers, closes and tells', async () => {
    const { overlay, overlays, http } = await openRow()
    expect(overlay.options.priority).toBe('child')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      EN.reason_money,
      EN.reason_rewards,
      EN.reason_games,
    ])
    expect(browser.asked).toBe(0)
    await press(EN.allow)
    expect(browser.asked).toBe(1)
    await pass()
    expect([overlay.open, called(http)]).toEqual([false, [BIND, SUBSCRIBE]])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.now_on])
  })

  it('[OV-18] ‘not now’ closes, and the browser is not asked', async () => {
    const { overlay, storage } = await openRow()
    await press(EN.not_now)
    expect([overlay.open, browser.asked, storage.get(REFUSALS)]).toEqual([false, 0, undefined])
  })

  it('[ER-12] a failure is told with its code, and can be tried again', async () => {
    const { overlay } = await openRow()
    vendor.token.mockRejectedValueOnce(withCode('messaging/token-subscribe-failed'))
    await press(EN.allow)
    await pass()
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain(EN.error_subscribe_failed)
    expect(alert).toContain('messaging/token-subscribe-failed')
    await press(EN.try_again)
    await pass()
    expect(overlay.open).toBe(false)
  })

  it('[ER-12] a failure ends with its sheet: the next one begins anew', async () => {
    const { test, overlay, overlays, push } = await openRow()
    vendor.token.mockRejectedValueOnce(withCode('messaging/token-subscribe-failed'))
    await press(EN.allow)
    await pass()
    expect(screen.getByRole('alert')).toBeTruthy()
    await press(EN.not_now)
    expect(overlay.open).toBe(false)
    cleanup()
    render(test.element('NotificationsRow'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Notifications/ })))
    await pass()
    expect([overlays.opened.length, push.state.get()]).toEqual([2, { step: 'off' }])
  })

  it('[ER-12] a failure is not the next member’s', async () => {
    const { push, session } = await start()
    vendor.token.mockRejectedValueOnce(withCode('messaging/token-subscribe-failed'))
    const done = push.enable()
    await pass()
    expect(await done).toMatchObject({ step: 'failed' })
    session.current.set(testMember({ id: '1001', name: 'Other' } as never))
    expect(push.state.get()).toMatchObject({ step: 'failed' })
    session.current.set(testMember({ id: '2002' }))
    expect(push.state.get()).toEqual({ step: 'off' })
  })

  it('[ER-12] a browser that blocks: how to unblock', async () => {
    await openRow({ browser: new FakePushBrowser('denied') })
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain(EN.error_permission_blocked)
    expect(alert).toMatch(/To unblock/)
  })

  it('turns messages off again', async () => {
    const { overlay, overlays } = await openRow({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND },
    })
    await press(EN.stop)
    await pass()
    expect(overlay.open).toBe(false)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.now_off])
  })

  it.each<[string, Setting, string]>([
    [
      'On',
      { browser: subscribed(), stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND } },
      'NotificationsOn',
    ],
    ['Off', {}, 'NotificationsOff'],
    ['Blocked', { browser: new FakePushBrowser('denied') }, 'NotificationsBlocked'],
  ])('the row says: %s', async (_, setting, text) => {
    const { test } = await start(setting)
    render(test.element('NotificationsRow'))
    expect(screen.getByRole('button').textContent).toBe(text)
  })

  it.each<[string, Setting]>([
    ['a guest', { member: '' }],
    ['the operator’s app', { shell: 'native' }],
    ['an incomplete set-up', { settings: { apiKey: undefined } }],
  ])('there is none for %s', async (_, setting) => {
    const { test } = await start(setting)
    render(test.element('NotificationsRow'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[VA-13] an incomplete set-up is an error with its code', async () => {
    const { test } = await start({ settings: { apiKey: undefined } })
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([
      { code: 'PU-CONFIG', details: { missing: ['apiKey'] } },
    ])
  })
})
