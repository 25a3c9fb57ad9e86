import { CodedError, languageChanged, siteStatusArrived, siteUnavailable } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BakedPage } from '../profile/baked-page.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { fakeEvents } from '../session/events.fake.ts'
import { CACHE_PREFIX } from '../http/constants.ts'
import { fakeNetwork } from '../reachability/reachability.fake.ts'
import { StorageService } from '../storage/storage-service.ts'
import {
  POLL_QUIET_MS,
  CACHED_STATUS_LIFE_MS,
  SETTINGS_DEBOUNCE_MS,
  SLOW_ANSWER_MS,
  STATUS_TIMEOUT_MS,
} from './constants.ts'
import { SiteService } from './site-service.ts'
import { createSiteStores } from './site-stores.ts'
import { StatusFeed } from './status-feed.ts'
// Imported first, so that the feed's own import of it takes only microtasks.
import './status-schema.ts'

interface Call {
  readonly url: URL
  readonly init: RequestInit
  answer(whitelabel: object, rest?: object): Promise<void>
  reply(response: Response): Promise<void>
  fail(): Promise<void>
}
const calls: Call[] = []
const warnings: string[] = []
const logger = {
  reference: '7KQ2-9F4T',
  debug() {},
  warn: (message: string) => void warnings.push(message),
  error: (error: unknown) => void warnings.push(String(error)),
}
let now = 1_000_000

/** Processes pending answers without advancing timers. */
async function flushTimers(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve))
}
const body = (whitelabel: object, rest: object = {}, info: object = {}) =>
  Response.json({ success: true, value: { info: { merchantCode: 'lotus01', whitelabel, ...info }, ...rest } })

const page = (build = 'b1') => bakedPage({ build })
function service(baked = page()) {
  const events = fakeEvents()
  const storage = new StorageService(logger)
  const network = fakeNetwork()
  const clock = { now: () => now, gatewayNow: () => now }
  const site = new SiteService(baked, storage, events, clock, logger, network)
  return { site, events, network }
}
/** The call with this number; its code is loaded first. */
async function asked(number: number): Promise<Call> {
  await flushTimers()
  const call = calls[number]
  if (!call) throw new Error(`there is no call ${number}`)
  return call
}
const cachedBy = (baked: BakedPage) => {
  const site = createSiteStores(baked)
  return new StatusFeed(
    site,
    baked,
    new StorageService(logger),
    fakeEvents(),
    { now: () => now, gatewayNow: () => now },
    logger,
    fakeNetwork(),
  ).cached()
}
const switches = (site: SiteService) => site.switches.get()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  calls.length = warnings.length = 0
  now = 1_000_000
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    let done: (response: Response) => void
    let broken: (error: unknown) => void
    const response = new Promise<Response>((resolve, reject) => ([done, broken] = [resolve, reject]))
    init.signal?.addEventListener('abort', () => broken(new DOMException('aborted', 'AbortError')))
    const call: Call = {
      url: new URL(url, 'https://lotus.example'),
      init,
      answer: (whitelabel, rest) => call.reply(body(whitelabel, rest)),
      reply: (answer) => (done(answer), flushTimers()),
      fail: () => (broken(new TypeError('Failed to fetch')), flushTimers()),
    }
    calls.push(call)
    return response
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('SiteService', () => {
  it('is as it was baked until an answer arrives', () => {
    const { site } = service()
    expect([site.status.get(), site.state.get(), site.answer.get()]).toEqual([
      undefined,
      'pending',
      undefined,
    ])
    expect(switches(site)).toEqual({ CBS3: true })
    expect(site.merchant).toEqual(page().merchant)
    expect(calls).toEqual([])
  })

  it('uses the answer to the inline script’s call', async () => {
    const left = { status: Promise.resolve(body({ CBS3: 0 })) }
    vi.stubGlobal('__foyer', left)
    const { site, events } = service()
    await site.start()
    expect(calls).toEqual([])
    expect(site.state.get()).toBe('ready')
    expect(switches(site)).toEqual({ CBS3: false })
    expect(site.answer.get()).toMatchObject({ fresh: true })
    expect(events.emitted).toEqual([{ id: siteStatusArrived.id, payload: site.status.get() }])
    expect(left).toEqual({})
  })

  it('[CA-09] sends the call itself when the page did not, and on every refresh', async () => {
    vi.stubGlobal('location', new URL('https://lotus.example/m/home?token=S3CR&x=1'))
    const { site } = service()
    void site.start()
    void site.refresh()
    await (await asked(0)).answer({})
    expect(calls).toHaveLength(2)
    for (const { url, init } of calls) {
      expect(url.pathname).toBe('/wps/system/status')
      expect(Object.fromEntries(url.searchParams)).toEqual({
        device: 'MOBILE',
        track: '',
        originalDomain: 'lotus.example',
        url: 'https://lotus.example/m/home?x=1',
      })
      expect(init).toMatchObject({ cache: 'no-cache', headers: { Merchant: 'lotus01', Language: 'VI' } })
    }
    await flushTimers()
  })

  it('sends the language that the player has changed to', async () => {
    const { site, events } = service()
    void site.start()
    await flushTimers()
    events.emit(languageChanged, { language: 'EN' })
    void site.refresh()
    await (await asked(0)).answer({})
    expect((await asked(1)).init.headers).toMatchObject({ Language: 'EN' })
  })

  it('[CO-03] applies the first answer at once, and later changes of switches after 300 ms of quiet', async () => {
    const { site } = service()
    void site.start()
    await (await asked(0)).answer({ CBS3: 0 })
    expect(switches(site)).toEqual({ CBS3: false })

    let applied = false
    void site.refresh().then(() => (applied = true))
    await (await asked(1)).answer({ CBS3: 1 })
    expect(site.status.get()?.switches).toEqual({ CBS3: true })
    expect(switches(site)).toEqual({ CBS3: false })
    await vi.advanceTimersByTimeAsync(300 - 1)
    void site.refresh()
    await (await asked(2)).answer({ CBS3: 1, REWCEN3: 1 })
    await vi.advanceTimersByTimeAsync(300 - 1)
    expect(switches(site)).toEqual({ CBS3: false })
    expect(applied).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(switches(site)).toEqual({ CBS3: true, REWCEN3: true })
    expect(site.answer.get()?.status.switches).toEqual({ CBS3: true, REWCEN3: true })
    expect(applied).toBe(true)
  })

  it('makes one call for all who ask while one is on its way', async () => {
    const { site } = service()
    void site.start()
    const wishes = Array.from({ length: 200 }, () => site.refresh())
    await flushTimers()
    expect(calls).toHaveLength(1)
    await (await asked(0)).answer({ CBS3: 0 })
    expect(calls).toHaveLength(2)
    await (await asked(1)).fail()
    await Promise.all(wishes)
    void site.refresh()
    await flushTimers()
    expect(calls).toHaveLength(3)
  })

  it('the answer to an earlier request never replaces that to a later one', async () => {
    const { site } = service()
    void site.start()
    void site.refresh()
    await vi.advanceTimersByTimeAsync(SLOW_ANSWER_MS)
    await (await asked(1)).answer({ CBS3: 0 })
    await (await asked(0)).answer({ CBS3: 1 })
    await vi.advanceTimersByTimeAsync(SETTINGS_DEBOUNCE_MS)
    expect(switches(site)).toEqual({ CBS3: false })
  })

  it('nor does its failure', async () => {
    const { site } = service()
    void site.start()
    void site.refresh()
    await vi.advanceTimersByTimeAsync(SLOW_ANSWER_MS)
    await (await asked(1)).answer({ CBS3: 0 })
    await (await asked(0)).fail()
    expect(site.state.get()).toBe('ready')
    expect(site.failure.get()).toBeUndefined()
  })

  it.each<[string, (call: Call) => Promise<void>, string]>([
    ['not reached', (call) => call.fail(), 'SI-NETWORK'],
    ['a bad gateway', (call) => call.reply(new Response('', { status: 502 })), 'SI-STATUS'],
    ['no JSON', (call) => call.reply(new Response('<html>')), 'SI-SHAPE'],
    ['refused', (call) => call.reply(Response.json({ success: false, errorCode: 'domain_not_available' })), 'SI-REFUSED'],
  ])('%s: failed, and recovers by a refresh', async (_, spoil, code) => {
    const { site, events } = service()
    let over = false
    void site.start().then(() => (over = true))
    await spoil(await asked(0))
    expect(over).toBe(true)
    expect(site.state.get()).toBe('failed')
    expect(site.failure.get()).toMatchObject({ code })
    expect(site.status.get()).toBeUndefined()
    expect(warnings.join()).toContain(code)
    expect(events.emitted.map(({ id }) => id)).toEqual([siteUnavailable.id])

    void site.refresh()
    await (await asked(1)).answer({ CBS3: 0 })
    expect(site.state.get()).toBe('ready')
    expect(site.failure.get()).toBeUndefined()
    expect(switches(site)).toEqual({ CBS3: false })
  }) // prettier-ignore

  it.each([
    ['maintenance', true],
    ['regionRestriction', true],
    ['test', false],
  ])('[ST-31] a status with %s starts the plugin that shows it: %s', async (field, emitted) => {
    const { site, events } = service()
    void site.start()
    await (await asked(0)).answer({}, { [field]: true })
    expect(events.emitted.some(({ id }) => id === siteUnavailable.id)).toBe(emitted)
  })

  it('[ST-31] asks again when the player returns', async () => {
    // The services of other tests do not receive its events.
    const page = new EventTarget()
    vi.spyOn(document, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
    const { site } = service()
    void site.start()
    await (await asked(0)).answer({ CBS3: 0 })
    page.dispatchEvent(new Event('visibilitychange'))
    await (await asked(1)).answer({ CBS3: 1 }, { maintenance: true })
    expect(site.status.get()?.maintenance).toBe(true)
  })

  it('does not poll a gateway that limits it before the time that it asks for', async () => {
    const page = new EventTarget()
    vi.spyOn(document, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
    const { site } = service()
    void site.start()
    const headers = { 'retry-after': '60' }
    await (await asked(0)).reply(new Response('{}', { status: 429, headers }))
    now += 59_999
    page.dispatchEvent(new Event('visibilitychange'))
    await flushTimers()
    expect(calls).toHaveLength(1)
    now += POLL_QUIET_MS
    page.dispatchEvent(new Event('visibilitychange'))
    await asked(1)
  })

  it('a failed refresh keeps the current status', async () => {
    const { site } = service()
    void site.start()
    await (await asked(0)).answer({ CBS3: 0 })
    const before = site.status.get()
    void site.refresh()
    await (await asked(1)).fail()
    expect(site.status.get()).toBe(before)
    expect(site.state.get()).toBe('ready')
    expect(site.failure.get()).toMatchObject({ code: 'SI-NETWORK' })
  })

  it('gives up after ten seconds, and aborts its call', async () => {
    const { site } = service()
    let over = false
    void site.start().then(() => (over = true))
    await flushTimers()
    await vi.advanceTimersByTimeAsync(STATUS_TIMEOUT_MS - 1)
    expect(site.state.get()).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    await flushTimers()
    expect(over).toBe(true)
    expect(site.state.get()).toBe('failed')
    expect(site.failure.get()).toMatchObject({ code: 'SI-TIMEOUT' })
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })

  describe('and the network', () => {
    it('[ER-02] reports no gateway failure when the network has failed', async () => {
      const { site, events, network } = service()
      const troubled = vi.fn()
      events.on(siteUnavailable, troubled)
      vi.spyOn(network, 'confirm').mockImplementation(async () => {
        network.state.set('offline')
        return 'offline'
      })
      void site.start()
      await (await asked(0)).fail()
      expect(site.failure.get()).toMatchObject({ code: 'SI-NETWORK' })
      expect(troubled).not.toHaveBeenCalled()
    })

    it.each(['online', 'unreachable'] as const)(
      '[ER-01] reports a gateway that does not answer while %s',
      async (state) => {
        const { site, events, network } = service()
        const troubled = vi.fn()
        events.on(siteUnavailable, troubled)
        network.state.set(state)
        void site.start()
        await (await asked(0)).fail()
        expect(network.checks).toBe(1)
        expect(troubled).toHaveBeenCalledOnce()
      },
    )

    it('does not make gates wait for the probe', async () => {
      const { site, network } = service()
      vi.spyOn(network, 'confirm').mockReturnValue(new Promise(() => {}))
      void site.start()
      await (await asked(0)).fail()
      expect(site.state.get()).toBe('failed')
      expect(site.failure.get()).toBeUndefined()
    })

    it.each<[string, Response, number]>([
      ['an answer', body({ CBS3: 0 }), 1],
      ['an error of the gateway', Response.json({}, { status: 500 }), 1],
      [
        'the page of a network that requires a login',
        new Response('<p>', { headers: { 'content-type': 'text/html' } }),
        0,
      ],
      ['the same by its status', new Response(null, { status: 511 }), 0],
    ])('counts %s', async (_, response, answers) => {
      const { site, network } = service()
      void site.start()
      await (await asked(0)).reply(response)
      expect(network.reported).toEqual(Array.from({ length: answers }, () => ({ kind: 'answer' })))
      expect(network.checks).toBe(1 - answers)
    })

    it('is probed while an answer is slow, and not otherwise', async () => {
      const { site, network } = service()
      void site.start()
      await flushTimers()
      await vi.advanceTimersByTimeAsync(SLOW_ANSWER_MS - 1)
      expect(network.checks).toBe(0)
      await vi.advanceTimersByTimeAsync(1)
      expect(network.checks).toBe(1)
      await (await asked(0)).answer({ CBS3: 0 })
      void site.refresh()
      await (await asked(1)).answer({ CBS3: 0 })
      await vi.advanceTimersByTimeAsync(SLOW_ANSWER_MS)
      expect(network.checks).toBe(1)
    })
  })

  it("uses the inline script's answer even when it comes too late", async () => {
    let arrive: (response: Response) => void = () => {}
    vi.stubGlobal('__foyer', { status: new Promise<Response>((resolve) => (arrive = resolve)) })
    const { site } = service()
    void site.start()
    await flushTimers()
    await vi.advanceTimersByTimeAsync(STATUS_TIMEOUT_MS)
    expect(site.state.get()).toBe('failed')
    arrive(body({ CBS3: 0 }))
    await flushTimers()
    expect(site.state.get()).toBe('ready')
    expect(switches(site)).toEqual({ CBS3: false })
  })

  it('accepts any value under __foyer', async () => {
    for (const left of [1, null, {}, { status: 'x' }]) {
      vi.stubGlobal('__foyer', left)
      calls.length = 0
      void service().site.start()
      await flushTimers()
      expect(calls).toHaveLength(1)
    }
    vi.stubGlobal('__foyer', { status: Promise.resolve('not a response') })
    const { site } = service()
    await site.start()
    expect(site.failure.get()).toMatchObject({ code: 'SI-NETWORK' })
  })

  it('[EN-30] names each malformed field and continues', async () => {
    const { site } = service()
    void site.start()
    await (await asked(0)).answer({ CBS3: 'perhaps' }, { maintenance: {} })
    expect(site.state.get()).toBe('ready')
    expect(switches(site)).toEqual({ CBS3: true })
    expect(warnings).toEqual([
      'SI-FIELD: the site status has a malformed info.whitelabel.CBS3',
      'SI-FIELD: the site status has a malformed maintenance',
    ])
  })

  describe('the cached status', () => {
    async function visit(baked = page()) {
      const { site } = service(baked)
      void site.start()
      await (
        await asked(calls.length)
      ).reply(
        body(
          { CBS3: 0 },
          { maintenance: true, location: { ip: '203.0.113.7' } },
          { mobileTemplate: { image_logo: '/l.svg' } },
        ),
      )
    }

    it('serves the next visit before the gateway answers, without maintenance and IP, and is not fresh', async () => {
      await visit()
      now += 60_000
      const { site, events } = service()
      expect(switches(site)).toEqual({ CBS3: true })
      void site.start()
      await flushTimers()
      expect(switches(site)).toEqual({ CBS3: false })
      expect(site.answer.get()).toMatchObject({ fresh: false })
      expect(site.status.get()).toMatchObject({ maintenance: false, templates: { image_logo: '/l.svg' } })
      expect(site.status.get()?.ip).toBeUndefined()
      expect(localStorage.getItem('foyer.status')).not.toContain('203.0.113.7')
      expect(site.state.get()).toBe('pending')
      expect(events.emitted).toEqual([])
      await (await asked(calls.length - 1)).answer({ CBS3: 1 })
      expect(switches(site)).toEqual({ CBS3: true })
      expect(site.answer.get()).toMatchObject({ fresh: true })
    })

    it('is for one build, one merchant and one day', async () => {
      await visit()
      expect(cachedBy(page())).toMatchObject({
        build: 'b1',
        merchant: 'lotus01',
        language: 'VI',
        at: 1_000_000,
      })
      expect(cachedBy(page('b2'))).toBeUndefined()
      const coral = bakedPage({ merchant: { ...page().merchant, code: 'coral01' } })
      expect(cachedBy(coral)).toBeUndefined()
      now += CACHED_STATUS_LIFE_MS
      expect(cachedBy(page())).toBeUndefined()
    })

    it('[EN-30] is ignored when it is malformed', () => {
      for (const stored of ['{', '{"build":"b1"}', '[]', 'null']) {
        localStorage.setItem('foyer.status', stored)
        expect(cachedBy(page())).toBeUndefined()
      }
      expect(warnings.some((warning) => warning.includes('ST-SHAPE'))).toBe(true)
    })

    it("merchant and template parameters are stored where the operator's other applications read them", async () => {
      await visit()
      expect(localStorage.getItem('merchant')).toBe('lotus01')
      expect(JSON.parse(localStorage.getItem('templates') ?? '')).toEqual({ image_logo: '/l.svg' })
    })
  })

  it('[EN-31f] removes a remembered login and cached responses when the merchant differs from the last visit', async () => {
    const left = (): readonly unknown[] => [
      localStorage.getItem('remPass'),
      localStorage.getItem('sass'),
      sessionStorage.getItem(`${CACHE_PREFIX}x`),
      localStorage.getItem('merchant'),
    ]
    for (const [merchant, expected] of [
      ['lotus01', ['a', 'b', 'c', 'lotus01']],
      ['somebody01', [null, null, null, 'lotus01']],
    ] as const) {
      localStorage.setItem('merchant', merchant)
      localStorage.setItem('remPass', 'a')
      localStorage.setItem('sass', 'b')
      sessionStorage.setItem(`${CACHE_PREFIX}x`, 'c')
      calls.length = 0
      void service().site.start()
      await (await asked(0)).answer({})
      await vi.dynamicImportSettled()
      expect(left()).toEqual(expected)
    }
  })

  it('[EN-31a] uses the merchant code that the gateway returns for this host', async () => {
    const { site } = service()
    void site.start()
    await (await asked(0)).reply(body({}, {}, { merchantCode: 'lotus02' }))
    expect(site.merchant).toEqual({ ...page().merchant, code: 'lotus02' })
    expect(warnings.join()).toContain('SI-MERCHANT')
    void site.refresh()
    expect((await asked(1)).init.headers).toMatchObject({ Merchant: 'lotus02' })
  })

  it('loads images from the CDN, and from the next after the first has failed a few times', async () => {
    const { site } = service()
    expect(site.image('/a.webp')).toBe('https://img.lotus.example/a.webp')
    void site.start()
    await (await asked(0)).reply(body({}, {}, { imageCDNs: ['https://one.example', 'https://two.example'] }))
    expect(site.image('/a.webp')).toBe('https://one.example/a.webp')
    for (let i = 0; i < 3; i++) site.cdnFailed('https://one.example')
    expect(site.image('/a.webp')).toBe('https://two.example/a.webp')
    for (let i = 0; i < 3; i++) site.cdnFailed('https://two.example')
    expect(site.image('/a.webp')).toBe('https://one.example/a.webp')
    expect(site.image('data:image/png,x')).toBe('')
  })

  it('its errors are coded', async () => {
    const { site } = service()
    void site.start()
    await (await asked(0)).fail()
    expect(site.failure.get()).toBeInstanceOf(CodedError)
  })

  it('is failed while its code cannot be loaded, and recovers with it', async () => {
    vi.resetModules()
    vi.doMock('./status-feed.ts', () => {
      throw new Error('the chunk is gone')
    })
    const { site } = service()
    await site.start()
    expect(site.state.get()).toBe('failed')
    expect(warnings).toHaveLength(1)
    vi.doUnmock('./status-feed.ts')
    vi.resetModules()
    void site.refresh()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await (await asked(0)).answer({ CBS3: 0 })
    await vi.waitFor(() => expect(site.state.get()).toBe('ready'))
  })
})
