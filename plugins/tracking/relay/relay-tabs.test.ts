import { type TrackingDestination, trackingDestinations } from '@foyer/sdk'
import { FakeStorage, fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BATCH_MS, CLAIM_MS, TAKEN_MS } from './constants.ts'
import { event, gateway, hide, idsOf, NOW, offline, open, OUTBOX_NAME } from './relay.fake.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('relay', () => {
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
})
