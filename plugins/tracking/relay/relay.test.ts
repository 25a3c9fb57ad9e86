import {
  HTTP,
  HttpError,
  REACHABILITY,
  STORAGE,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import { fakeHttp, fakeReachability, type FakeStorage, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pixelTrack } from '../contract.ts'
import { BATCH_EVENTS, BATCH_MS } from './constants.ts'
import relay from './manifest.ts'
import mock from './mock.ts'
import type { WireEvent } from './wire.ts'

const event = (id: string) => ({ name: 'login', id, at: 1, payload: { customerId: '7' } }) as const
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
  }: { storage?: FakeStorage; answer?: (at: number) => unknown } = {},
) {
  let at = 0
  const reachability = fakeReachability()
  const http = fakeHttp({
    'tracking.relay': async ({ body }: { body: unknown }) => (await answer(at++)) ?? end.reply(body),
  })
  const services = {
    [HTTP]: http,
    [REACHABILITY]: reachability,
    [STORAGE]: storage,
  }
  const test = await testPlugin(relay, { services, storage })
  const destination = test.contributions(trackingDestinations)[0] as TrackingDestination
  const send = (...ids: string[]) => ids.forEach((id) => void destination.send(event(id)))
  return { test, http, reachability, storage, send }
}
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
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
      occurred_at: 1,
      customer_id: '7',
    })
    expect([...storage.stored]).toEqual([])
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

  it('adds the ids of the active networks when the call is made', async () => {
    const end = gateway()
    const { send, test } = await open(end)
    const broken = () => {
      throw new Error('no')
    }
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' }), broken, () => ({ ttclid: 'T' })])
    send('a')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.slice.events[0]).toMatchObject({ ids: { fbc: 'F', ttclid: 'T' } })
    send('b')
    test.contributeOthers(pixelTrack, [])
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.slice.events[1]).not.toHaveProperty('ids')
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
    expect([...second.storage.stored]).toEqual([])
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

  it('drops events that the gateway refuses, and continues', async () => {
    const end = gateway()
    const { send, storage, test } = await open(end, { answer: (at) => (at === 0 ? server(400) : undefined) })
    send('bad')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect([...storage.stored]).toEqual([])
    expect(test.logger.entries[0]?.subject).toMatch(/^TR-REFUSED/)
    send('good')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['good'])
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
    expect([end.ids(), end.slice.duplicates, [...storage.stored]]).toEqual([['a', 'b'], [], []])
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
    expect(end.ids().toSorted()).toEqual(['a', 'b', 'c'])
    expect(end.slice.duplicates).toEqual([])
    await one.test.dispose()
    await two.test.dispose()
  })

  it('[TR-16] revoked consent drops unsent events, and nothing more is sent', async () => {
    const end = gateway()
    const { http, send, storage, test } = await open(end)
    send('a')
    expect(storage.stored.size).toBe(1)
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    hide('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...storage.stored]).toEqual([])
    expect(http.calls).toEqual([])
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
