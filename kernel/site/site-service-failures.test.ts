import { CodedError, siteUnavailable } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW_ANSWER_MS, STATUS_TIMEOUT_MS } from './constants.ts'
import {
  asked,
  body,
  type Call,
  calls,
  flushTimers,
  service,
  setUpSite,
  switches,
  tearDownSite,
  warnings,
} from './site-service.fake.ts'

beforeEach(setUpSite)
afterEach(tearDownSite)

describe('SiteService', () => {
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
