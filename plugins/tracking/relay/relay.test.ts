import {
  CONSENT,
  HTTP,
  HttpError,
  REACHABILITY,
  SESSION,
  STORAGE,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import {
  fakeConsent,
  fakeHttp,
  fakeReachability,
  fakeSession,
  FakeStorage,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignInfo, pixelTrack } from '../contract.ts'
import { BATCH_EVENTS, BATCH_MS, CLAIM_MS, OUTBOX_AGE_MS, TAKEN_MS } from './constants.ts'
import relay from './manifest.ts'
import mock from './mock.ts'
import type { WireEvent } from './wire.ts'

const NOW = 1_700_000_000_000
const event = (id: string) => ({ name: 'login', id, at: NOW, payload: { customerId: '7' } }) as const
const OUTBOX_NAME = 'tracking.relay.outbox'
const offline = () => new HttpError('HT-OFFLINE', 'offline', 'tracking.relay')
const server = (status: number) => new HttpError('HT-STATUS', 'down', 'tracking.relay', { status })
const idsOf = (events: string) => (JSON.parse(events) as WireEvent[]).map(({ event_id }) => event_id)

/** The mock gateway's relay endpoint with its state, called by HTTP and by keepalive calls. */
function gateway() {
  const slice = mock.initial({} as never)
  const [route] = mock.routes
  const reply = (body: unknown) => route?.reply({ body, slice } as never)
  const ids = () => slice.events.map(({ event_id }) => event_id)
  return { slice, reply, ids }
}

/** A page with the relay; `answer(n)` may return an error for the n-th call, counted from 0. */
async function open(
  end: ReturnType<typeof gateway>,
  {
    storage = fakeStorage(),
    answer = () => undefined,
  }: { storage?: FakeStorage; answer?: (at: number, body: unknown) => unknown } = {},
) {
  let at = 0
  const consent = fakeConsent()
  const reachability = fakeReachability()
  const session = fakeSession()
  const http = fakeHttp({
    'tracking.relay': async ({ body }: { body: unknown }) => (await answer(at++, body)) ?? end.reply(body),
  })
  const services = {
    [CONSENT]: consent,
    [HTTP]: http,
    [REACHABILITY]: reachability,
    [SESSION]: session,
    [STORAGE]: storage,
  }
  const test = await testPlugin(relay, { services, storage })
  const destination = test.contributions(trackingDestinations)[0] as TrackingDestination
  const send = (...ids: string[]) => ids.forEach((id) => void destination.send(event(id)))
  return { test, http, reachability, session, storage, send, consent }
}
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('relay', () => {
  it('[TR-12] sends the events of a second together, as a JSON string', async () => {
    const end = gateway()
    const { http, storage, send, test } = await open(end)
    send('a', 'b')
    await vi.advanceTimersByTimeAsync(BATCH_MS - 1)
    expect(http.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(http.calls.map(({ body }) => idsOf((body as { events: string }).events))).toEqual([['a', 'b']])
    expect(end.slice.events[0]).toMatchObject({
      event: 'login',
      event_id: 'a',
      occurred_at: NOW,
      customer_id: '7',
    })
    expect(storage.stored.has(OUTBOX_NAME)).toBe(false)
    await test.dispose()
  })

  it('sends a full batch at once, and the rest after it', async () => {
    const end = gateway()
    const { http, send, test } = await open(end)
    const ids = Array.from({ length: BATCH_EVENTS + 3 }, (_, at) => `e${at}`)
    send(...ids)
    await vi.advanceTimersByTimeAsync(0)
    expect(end.ids()).toEqual(ids.slice(0, BATCH_EVENTS))
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(ids)
    expect(http.calls).toHaveLength(2)
    await test.dispose()
  })

  it('sends with each event what was known when it happened: consent, ids and campaign', async () => {
    const end = gateway()
    const { send, test, consent } = await open(end)
    const broken = () => {
      throw new Error('no')
    }
    consent.granted.set({ marketing: true, analytics: true, support: false })
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' }), broken, () => ({ ttclid: 'T' })])
    test.contributeOthers(campaignInfo, [() => ({ adid: 'A' })])
    send('a')
    test.contributeOthers(pixelTrack, [])
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.slice.events[0]).toMatchObject({
      consent: { marketing: true, analytics: true, support: false },
      ids: { fbc: 'F', ttclid: 'T' },
      campaign: { adid: 'A' },
    })
    send('b')
    // The networks' plugins start a moment later.
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' })])
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.slice.events[1]).toMatchObject({ ids: { fbc: 'F' } })
    await test.dispose()
  })

  it('[TR-16] strips unsent events of the networks’ ids once marketing is revoked, in the storage too', async () => {
    const end = gateway()
    const { send, test, consent, storage } = await open(end)
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' })])
    test.contributeOthers(campaignInfo, [() => ({ adid: 'A' })])
    send('a')
    expect(storage.stored.get(OUTBOX_NAME)).toMatch(/"F".*"A"/)
    // The host stops the networks' plugins.
    test.contributeOthers(pixelTrack, [])
    consent.granted.set({ marketing: false, analytics: true, support: false })
    expect(storage.stored.get(OUTBOX_NAME)).not.toMatch(/"F"|"A"/)
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    expect(JSON.stringify(end.slice.events)).not.toMatch(/"F"|"A"/)
    await test.dispose()
  })

  it.each([
    ['offline', offline],
    ['503', () => server(503)],
  ])('[TR-15] %s: tries again with growing waits, and delivers once', async (_, error) => {
    const end = gateway()
    const { http, send, test } = await open(end, { answer: (at) => (at < 3 ? error() : undefined) })
    send('a')
    const callsAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return http.calls.length
    }
    expect(await callsAfter(BATCH_MS)).toBe(1)
    expect(await callsAfter(2_999)).toBe(1)
    expect(await callsAfter(1)).toBe(2)
    expect(await callsAfter(6_000)).toBe(3)
    send('b')
    expect(await callsAfter(12_000)).toBe(4)
    expect(end.ids()).toEqual(['a', 'b'])
    expect(end.slice.duplicates).toEqual([])
    await test.dispose()
  })

  it('waits as long as a gateway that limits it asks for', async () => {
    const end = gateway()
    const limited = new HttpError('HT-STATUS', 'slow down', 'tracking.relay', {
      status: 429,
      retryAfterMs: 60_000,
    })
    const { http, send, test } = await open(end, { answer: (at) => (at < 1 ? limited : undefined) })
    send('a')
    await vi.advanceTimersByTimeAsync(BATCH_MS + 59_999)
    expect(http.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(end.ids()).toEqual(['a'])
    await test.dispose()
  })

  it('[TR-15] what could not be sent survives a reload, and is delivered once', async () => {
    const end = gateway()
    const storage = fakeStorage()
    const first = await open(end, { storage, answer: offline })
    first.send('a', 'b')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(first.http.calls).toHaveLength(5)
    // The page is killed: nothing is disposed, only the storage remains.
    const second = await open(end, { storage: fakeStorage(Object.fromEntries(storage.stored)) })
    second.send('c')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a', 'b', 'c'])
    expect(end.slice.duplicates).toEqual([])
    expect(second.storage.stored.has(OUTBOX_NAME)).toBe(false)
    await second.test.dispose()
    await first.test.dispose()
  })

  it('[TR-15] a lost acknowledgement causes no second event', async () => {
    const end = gateway()
    let lost = true
    const { send, test } = await open(end, {
      answer: () => {
        if (!lost) return undefined
        lost = false
        end.reply({ events: JSON.stringify([{ event: 'login', event_id: 'a' }]) })
        return offline()
      },
    })
    send('a')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(end.ids()).toEqual(['a'])
    expect(end.slice.duplicates).toEqual(['a'])
    await test.dispose()
  })

  it('waits after too many failures until the network or the player returns', async () => {
    const end = gateway()
    let down = true
    const { http, reachability, send, test } = await open(end, {
      answer: () => (down ? offline() : undefined),
    })
    send('a')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(http.calls).toHaveLength(5)
    down = false
    reachability.state.set('offline')
    reachability.state.set('online')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    await test.dispose()
  })

  it('[TR-15] a member’s events are never sent with another’s token, and lost neither', async () => {
    const end = gateway()
    const { session, storage, send, test } = await open(end)
    session.current.set(testMember({ id: 'A' }))
    send('of A')
    session.current.set(testMember({ id: 'B' }))
    send('of B')
    hide('hidden')
    hide('visible')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(end.ids()).toEqual(['of B'])
    expect(vi.getTimerCount()).toBe(0)
    expect(storage.stored.get(OUTBOX_NAME)).toContain('of A')
    session.current.set(testMember({ id: 'A' }))
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['of B', 'of A'])
    expect(end.slice.events[1]).not.toHaveProperty('member')
    await test.dispose()
  })

  it('[TR-15] a guest’s events go with any session, and a member’s without one', async () => {
    const end = gateway()
    const { session, send, test } = await open(end)
    send('guest')
    session.current.set(testMember({ id: 'A' }))
    send('of A')
    session.current.set(undefined)
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['guest', 'of A'])
    await test.dispose()
  })

  it('[TR-15] a refused batch is not sent on in parts once another member has signed in', async () => {
    const end = gateway()
    const { http, session, storage, send, test } = await open(end, {
      answer: () => {
        session.current.set(testMember({ id: 'B' }))
        return server(413)
      },
    })
    session.current.set(testMember({ id: 'A' }))
    send('a', 'b')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(http.calls).toHaveLength(1)
    expect(JSON.parse(storage.stored.get(OUTBOX_NAME) ?? '')).toHaveLength(2)
    await test.dispose()
  })

  it('drops events that the gateway refuses, and continues', async () => {
    const end = gateway()
    const { send, storage, test } = await open(end, { answer: (at) => (at === 0 ? server(400) : undefined) })
    send('bad')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(storage.stored.has(OUTBOX_NAME)).toBe(false)
    expect(test.logger.entries[0]?.subject).toMatch(/^TR-REFUSED/)
    send('good')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['good'])
    await test.dispose()
  })

  it('[TR-15] one event that the gateway refuses loses none of those sent with it', async () => {
    const end = gateway()
    const { send, storage, test } = await open(end, {
      answer: (_, body) => (JSON.stringify(body).includes('bad') ? server(413) : undefined),
    })
    send('a', 'b', 'bad', 'c', 'd')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect([...end.ids()].sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(storage.stored.has(OUTBOX_NAME)).toBe(false)
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual([
      'TR-REFUSED: the gateway refused 1 events',
    ])
    await test.dispose()
  })

  it('[TR-15] asks a gateway that refuses everything with one event a time, ever later, until it takes one', async () => {
    const end = gateway()
    let refuses = true
    const { http, send, test } = await open(end, { answer: () => (refuses ? server(400) : undefined) })
    const ids = Array.from({ length: BATCH_EVENTS }, (_, at) => `e${at}`)
    send(...ids)
    await vi.advanceTimersByTimeAsync(0)
    expect(http.calls).toHaveLength(8)
    await vi.advanceTimersByTimeAsync(600_000)
    const sizes = () =>
      http.calls.slice(8).map(({ body }) => idsOf((body as { events: string }).events).length)
    expect(sizes()).toEqual([1, 1, 1, 1])
    refuses = false
    hide('visible')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(sizes()).toEqual([1, 1, 1, 1, 1, 12])
    expect(end.ids()).toEqual(ids.slice(7))
    await test.dispose()
  })

  it('[TR-15] sends its events once when the page is hidden, by a call that outlives it', async () => {
    const end = gateway()
    const { http, send, storage, test } = await open(end)
    send('a', 'b')
    hide('hidden')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(http.calls.map(({ endpoint, keepalive }) => [endpoint, keepalive])).toEqual([
      ['tracking.relay', true],
    ])
    expect([end.ids(), end.slice.duplicates, storage.stored.has(OUTBOX_NAME)]).toEqual([
      ['a', 'b'],
      [],
      false,
    ])
    await test.dispose()
  })

  it('[TR-15] an event too large for such a call waits for the next page', async () => {
    const end = gateway()
    const { http, storage, test } = await open(end)
    const [destination] = test.contributions(trackingDestinations) as [TrackingDestination]
    const vast = { ...event('vast'), payload: { customerId: 'x'.repeat(70_000) } }
    void destination.send(vast)
    hide('hidden')
    await vi.advanceTimersByTimeAsync(0)
    expect(http.calls).toEqual([])
    expect(storage.stored.get('tracking.relay.outbox')).toContain('"vast"')
    await test.dispose()
  })

  it('[TR-15] a batch leaves out events that are under way', async () => {
    const end = gateway()
    let arrive = (): void => {}
    const answered = new Promise<void>((done) => void (arrive = done))
    const { http, send, test } = await open(end, {
      answer: (at) => (at === 0 ? answered : undefined),
    })
    send('a')
    hide('hidden')
    await vi.advanceTimersByTimeAsync(10_000)
    send('b')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(http.calls.map(({ body }) => idsOf((body as { events: string }).events))).toEqual([['a'], ['b']])
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect([end.ids(), end.slice.duplicates]).toEqual([['b', 'a'], []])
    await test.dispose()
  })

  it('[TR-15] keeps the events that the last call could not deliver', async () => {
    const end = gateway()
    const { send, storage, test } = await open(end, { answer: (at) => (at === 0 ? offline() : undefined) })
    send('a')
    hide('hidden')
    await vi.advanceTimersByTimeAsync(0)
    expect(storage.stored.get('tracking.relay.outbox')).toContain('"a"')
    hide('visible')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    await test.dispose()
  })

  it('[TR-15] two tabs of one site send each event once', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, __: unknown, run: () => Promise<void>) => {
      const current = last.then(run)
      last = current.catch(() => {})
      return current
    }
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
    const end = gateway()
    const storage = fakeStorage()
    const locked = { storage, answer: () => new Promise((done) => setTimeout(done, 500)) }
    const [one, two] = [await open(end, locked), await open(end, locked)]
    one.send('a')
    two.send('b')
    one.send('c')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([...end.ids()].sort()).toEqual(['a', 'b', 'c'])
    expect(end.slice.duplicates).toEqual([])
    await one.test.dispose()
    await two.test.dispose()
  })

  it('[TR-15] an event that is tracked again within 48 hours is not sent again, after a reload neither', async () => {
    const end = gateway()
    const first = await open(end)
    first.send('deposit:D-1')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    first.send('deposit:D-1')
    await first.test.dispose()
    const second = await open(end, { storage: first.storage })
    second.send('deposit:D-1')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect([first.http.calls.length, second.http.calls.length]).toEqual([1, 0])
    vi.setSystemTime(NOW + TAKEN_MS + BATCH_MS)
    second.send('deposit:D-1')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(second.http.calls).toHaveLength(1)
    await second.test.dispose()
  })

  it('[TR-15] what another tab is sending is not sent again by a tab that is hidden', async () => {
    const end = gateway()
    let arrive = (): void => {}
    const answered = new Promise<void>((done) => void (arrive = done))
    const one = await open(end, { answer: () => answered })
    const two = await open(end, { storage: one.storage })
    one.send('a')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    two.send('b')
    hide('hidden')
    await vi.advanceTimersByTimeAsync(0)
    arrive()
    await vi.advanceTimersByTimeAsync(CLAIM_MS)
    expect([[...end.ids()].sort(), end.slice.duplicates]).toEqual([['a', 'b'], []])
    await one.test.dispose()
    await two.test.dispose()
  })

  it('[TR-15] what a tab was sending when it was closed is sent by the next page', async () => {
    const end = gateway()
    const first = await open(end, { answer: () => new Promise(() => {}) })
    first.send('a')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    const second = await open(end, { storage: fakeStorage(Object.fromEntries(first.storage.stored)) })
    await vi.advanceTimersByTimeAsync(CLAIM_MS + 2 * BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    await first.test.dispose()
    await second.test.dispose()
  })

  it('[TR-15] where the storage is full, the oldest events are dropped until the rest fits', async () => {
    /** Takes so many characters for all keys together. */
    class FullStorage extends FakeStorage {
      constructor(readonly chars: number) {
        super({})
      }
      readonly #memory = new Set<string>()
      override persists({ name }: { readonly name: string }): boolean {
        const used = [...this.stored].reduce((sum, [, text]) => sum + text.length, 0)
        if (used > this.chars) this.#memory.add(name)
        else this.#memory.delete(name)
        return !this.#memory.has(name)
      }
    }
    const end = gateway()
    const { send, test } = await open(end, { storage: new FullStorage(600) })
    const ids = Array.from({ length: 8 }, (_, at) => `e${at}`)
    send(...ids)
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids().length).toBeGreaterThan(0)
    expect(end.ids().length).toBeLessThan(8)
    expect(end.ids()).toEqual(ids.slice(-end.ids().length))
    expect(test.logger.entries[0]?.subject).toMatch(/^TR-STORAGE/)
    await test.dispose()
    // Where nothing can be stored, they stay in memory.
    const blocked = gateway()
    const second = await open(blocked, { storage: new FullStorage(-1) })
    second.send(...ids)
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect([blocked.ids(), second.test.logger.entries]).toEqual([ids, []])
    await second.test.dispose()
  })

  it('does not send what is too old for the networks', async () => {
    const end = gateway()
    const stored = ['old', 'young'].map((event_id, at) => ({
      event: 'login',
      event_id,
      occurred_at: NOW - OUTBOX_AGE_MS + at,
    }))
    const { test } = await open(end, { storage: fakeStorage({ [OUTBOX_NAME]: JSON.stringify(stored) }) })
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['young'])
    await test.dispose()
  })

  it('[TR-16] revoked consent drops unsent events, and nothing more is sent', async () => {
    const end = gateway()
    const { http, send, storage, test, consent } = await open(end)
    send('a')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    send('b')
    expect(storage.stored.size).toBe(2)
    consent.granted.set({ marketing: true, analytics: false, support: false })
    expect([...storage.stored]).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    hide('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...storage.stored]).toEqual([])
    expect(http.calls).toHaveLength(1)
  })

  it('[TR-15] a stop without a revoked consent, as a restart is, loses no event', async () => {
    const end = gateway()
    const first = await open(end)
    first.send('a')
    await first.test.dispose()
    const second = await open(end, { storage: first.storage })
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    await second.test.dispose()
  })
})

describe('the mock gateway’s relay', () => {
  it.each([[undefined], [{}], [{ events: [] }], [{ events: 'x' }], [{ events: '[1]' }], [{ events: '{}' }]])(
    '[TR-12] refuses %j, which is no JSON string of events',
    async (body) => {
      const answer = (await gateway().reply(body)) as Response
      expect(answer.status).toBe(400)
    },
  )
})
