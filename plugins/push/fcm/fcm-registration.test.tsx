import { HttpError } from '@foyer/sdk'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import { REFRESH_MS } from './constants.ts'
import {
  BIND,
  BOUND,
  browser,
  called,
  fetchLaterFiles,
  leaveBrowser,
  NOW,
  pass,
  RECORD,
  setUpBrowser,
  start,
  SUBSCRIBE,
  subscribed,
  UNSUBSCRIBE,
  vendor,
  withCode,
} from './fcm.fake.ts'
import { FakePushBrowser } from './push-browser.fake.ts'
import { BINDING, REGISTRATION } from './stored-keys.ts'

vi.mock('./fcm-messaging.ts', () => ({
  fcmMessaging: (config: unknown, registration: unknown, key: unknown) => {
    vendor.made(config, registration, key)
    return { token: () => vendor.token(), remove: () => vendor.remove(), close: async () => undefined }
  },
}))

beforeAll(fetchLaterFiles)
beforeEach(setUpBrowser)
afterEach(leaveBrowser)

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
