import { languageChanged, siteStatusArrived, siteUnavailable } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POLL_QUIET_MS, SETTINGS_DEBOUNCE_MS, SLOW_ANSWER_MS } from './constants.ts'
import {
  asked,
  body,
  calls,
  flushTimers,
  page,
  service,
  setUpSite,
  switches,
  tearDownSite,
  time,
  warnings,
} from './site-service.fake.ts'

beforeEach(setUpSite)
afterEach(tearDownSite)

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
    time.now += 59_999
    page.dispatchEvent(new Event('visibilitychange'))
    await flushTimers()
    expect(calls).toHaveLength(1)
    time.now += POLL_QUIET_MS
    page.dispatchEvent(new Event('visibilitychange'))
    await asked(1)
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
})
