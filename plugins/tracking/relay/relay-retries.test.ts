import { HttpError } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BATCH_EVENTS, BATCH_MS } from './constants.ts'
import { gateway, hide, idsOf, NOW, offline, open, OUTBOX_NAME, server } from './relay.fake.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('relay', () => {
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
})
