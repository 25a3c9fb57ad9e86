// @vitest-environment node
import type { TrackingDestination, TrackingEvent } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BREAKER_MS,
  LOAD_RETRY_MS,
  LOAD_TRIES,
  READY_TIMEOUT_MS,
  RETRY_MS,
  SEND_TIMEOUT_MS,
} from './constants.ts'
import { destination, event, flushPromises, loading, setUp, thenable, throwing } from './fan-out.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a destination that fails', () => {
  it('while it loads is reported, unless it was switched off meanwhile', async () => {
    const { fanOut, failed } = setUp()
    const blocked = { load: () => Promise.reject(new Error('blocked')) }
    fanOut.reconcile([destination('slow', blocked).it])
    fanOut.reconcile([])
    await flushPromises()
    expect(failed).toEqual([])
    fanOut.reconcile([destination('slow', blocked).it])
    await flushPromises()
    expect(failed).toEqual(['slow'])
  })

  const broken: Record<string, Partial<TrackingDestination>> = {
    'throws in send': { send: throwing },
    'rejects in send': { send: () => Promise.reject(new Error('no')) },
    'hangs in send': { send: () => new Promise(() => {}) },
    'throws in load': { load: throwing },
    'rejects in load': { load: () => Promise.reject(new Error('blocked')) },
    'never loads': { load: () => new Promise(() => {}) },
    'throws in accepts': { accepts: throwing },
    'rejects with nothing': { send: () => Promise.reject() },
    'throws what has no text': { send: () => { throw Object.create(null) } },
    'throws a trap': { send: () => { throw new Proxy(new Error('no'), { getPrototypeOf: throwing }) } },
    'returns what throws when awaited': { send: () => thenable({ get: throwing }) },
    'returns what throws when asked': { send: () => new Proxy({}, { has: throwing }) as never },
    'returns what calls back twice at once': { send: () => thenable({ value: (done: () => void) => { done(); done(); throwing() } }) },
    'throws in a getter': { get key() { return throwing() } },
    'has no send': { send: undefined as never },
    'has a send that throws when read': { get send() { return throwing() } },
    'changes the event': { send: (event) => { (event as { name: string }).name = 'login' } },
  } // prettier-ignore

  it.each(Object.keys(broken))(
    '[TR-13] a destination that %s delays and loses nothing for the others',
    async (what) => {
      const { fanOut } = setUp()
      const before = destination('before')
      const after = destination('after')
      const bad = Object.defineProperties(
        destination('broken').it,
        Object.getOwnPropertyDescriptors(broken[what]),
      )
      fanOut.reconcile([before.it, bad, after.it])
      const ids = Array.from({ length: 10 }, (_, at) => `e${at}`)
      for (const id of ids) {
        fanOut.publish(Object.freeze(event(id)))
        // Both are called synchronously.
        expect([before.got.at(-1), after.got.at(-1)]).toEqual([id, id])
      }
      await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS + SEND_TIMEOUT_MS)
      fanOut.publish(event('last'))
      expect(before.got).toEqual([...ids, 'last'])
      expect(after.got).toEqual([...ids, 'last'])
    },
  )

  it('[TR-13] is sent the same event again, with growing waits, then paused; the others wait in order', async () => {
    const { fanOut, notes } = setUp()
    let works = false
    const got: string[] = []
    const send = vi.fn(({ id }: TrackingEvent) => {
      if (!works) throw new TypeError('down')
      got.push(id)
    })
    fanOut.reconcile([destination('flaky', { send }).it])
    for (const id of ['a', 'b', 'c']) fanOut.publish(event(id))
    expect(notes).toEqual([
      'flaky a retried (TypeError)',
      'flaky b queued (retrying)',
      'flaky c queued (retrying)',
    ])
    const callsAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return send.mock.calls.length
    }
    expect(await callsAfter(RETRY_MS - 1)).toBe(1)
    expect(await callsAfter(1)).toBe(2)
    expect(await callsAfter(2 * RETRY_MS - 1)).toBe(2)
    expect(await callsAfter(1)).toBe(3)
    works = true
    expect(await callsAfter(BREAKER_MS - 1)).toBe(3)
    expect(got).toEqual([])
    expect(await callsAfter(1)).toBe(6)
    expect(got).toEqual(['a', 'b', 'c'])
  })

  it('drops an event after four tries, and continues with the next one', async () => {
    const { fanOut, notes } = setUp()
    const got: string[] = []
    const send = vi.fn(({ id }: TrackingEvent) => (id === 'poison' ? throwing() : void got.push(id)))
    fanOut.reconcile([destination('picky', { send }).it])
    fanOut.publish(event('poison'))
    fanOut.publish(event('next'))
    await vi.advanceTimersByTimeAsync(3 * RETRY_MS + BREAKER_MS)
    expect([send.mock.calls.length, notes.at(-1)]).toEqual([4, 'picky poison dropped (Error)'])
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect(got).toEqual(['next'])
    fanOut.publish(event('last'))
    expect(got).toEqual(['next', 'last'])
  })

  it('is tried with one event a minute while it keeps failing', async () => {
    const { fanOut } = setUp()
    const send = vi.fn(throwing)
    fanOut.reconcile([destination('down', { send }).it])
    for (let at = 0; at < 10; at++) fanOut.publish(event(`e${at}`))
    await vi.advanceTimersByTimeAsync(3 * RETRY_MS)
    expect(send).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect(send).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect(send).toHaveBeenCalledTimes(5)
  })

  it('[TR-13] by not ending a send loses that event, which may have arrived, and gets the next', async () => {
    const { fanOut, notes } = setUp()
    const got: string[] = []
    const ends: (() => void)[] = []
    const send = ({ id }: TrackingEvent) => {
      got.push(id)
      return id === 'slow' ? new Promise<void>((end) => void ends.push(end)) : undefined
    }
    fanOut.reconcile([destination('hangs', { send: send as TrackingDestination['send'] }).it])
    fanOut.publish(event('slow'))
    fanOut.publish(event('next'))
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1)
    expect(got).toEqual(['slow'])
    await vi.advanceTimersByTimeAsync(1)
    for (const end of ends) end()
    await vi.advanceTimersByTimeAsync(10 * SEND_TIMEOUT_MS)
    expect(got).toEqual(['slow', 'next'])
    expect(notes).toEqual(['hangs next queued (sending)', 'hangs slow dropped (timeout)', 'hangs next sent'])
  })

  it('[TR-13] whose script is blocked is loaded again, and gets what waits', async () => {
    const { fanOut, notes } = setUp()
    const { it: blocked, got, control, load } = loading('fb')
    fanOut.reconcile([blocked])
    fanOut.publish(event('a'))
    control.fail(new TypeError('x'))
    await flushPromises()
    fanOut.publish(event('b'))
    expect(notes).toEqual(['fb a queued (waiting)', 'fb a retried (TypeError)', 'fb b queued (TypeError)'])
    await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS)
    expect(load).toHaveBeenCalledTimes(2)
    control.open()
    await flushPromises()
    expect(got).toEqual(['a', 'b'])
  })

  it('whose script stays blocked loses what waits, with the reason; the network’s return loads it again', async () => {
    const { fanOut, notes } = setUp()
    let blocked = true
    const load = vi.fn(() => (blocked ? Promise.reject(new TypeError('x')) : Promise.resolve()))
    const { it: fb, got } = destination('fb', { load })
    fanOut.reconcile([fb])
    fanOut.publish(event('a'))
    await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS * LOAD_TRIES)
    fanOut.publish(event('b'))
    expect(notes.filter((note) => note.includes('dropped'))).toEqual([
      'fb a dropped (unavailable: TypeError)',
      'fb b dropped (unavailable: TypeError)',
    ])
    await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS * 10)
    expect(load).toHaveBeenCalledTimes(LOAD_TRIES)
    blocked = false
    fanOut.reload()
    fanOut.publish(event('c'))
    await flushPromises()
    expect(got).toEqual(['c'])
  })

  it('gets what waits as soon as its late script has loaded, which is not loaded a second time', async () => {
    const { fanOut } = setUp()
    const { it: slow, got, control, load } = loading('slow')
    fanOut.reconcile([slow])
    fanOut.publish(event('a'))
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS + LOAD_RETRY_MS + 5)
    fanOut.reload()
    control.open()
    await flushPromises()
    fanOut.publish(event('b'))
    expect([got, load.mock.calls.length]).toEqual([['a', 'b'], 1])
  })
})
