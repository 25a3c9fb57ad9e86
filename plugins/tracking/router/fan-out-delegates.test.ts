// @vitest-environment node
import type { TrackingDestination } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BREAKER_MS, QUEUE_EVENTS, READY_TIMEOUT_MS } from './constants.ts'
import { ALL, destination, event, flushPromises, loading, order, setUp, throwing } from './fan-out.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a destination that delivers for others', () => {
  const shell = (part: Partial<TrackingDestination> = {}) =>
    destination('shell', { delivers: ['fb', 'adjust'], ...part })
  const NAMES = ['shell'] as const

  it('gets each event first, and those that it delivers for get none', () => {
    const { fanOut, notes } = setUp()
    const fb = destination('fb')
    const other = destination('other')
    const native = shell()
    fanOut.reconcile([fb.it, other.it, native.it])
    fanOut.publish(event('a'))
    expect([native.got, other.got, fb.got]).toEqual([['a'], ['a'], []])
    expect(notes).toEqual(['shell a sent', 'fb a dropped (shell delivers it)', 'other a sent'])
  })

  it.each<[string, Partial<TrackingDestination>]>([
    ['throws', { send: throwing }],
    ['does not accept the event', { accepts: () => false }],
    ['has no consent', { consent: 'support' }],
    ['cannot load', { load: throwing }],
  ])('leaves the event to them where it %s, and does not send it later', async (_, part) => {
    const { fanOut, grant } = setUp()
    const fb = destination('fb')
    const native = shell(part)
    grant({ ...ALL, support: false })
    fanOut.reconcile([fb.it, native.it])
    for (const id of ['a', 'b', 'c', 'd']) fanOut.publish(event(id))
    expect(fb.got).toEqual(['a', 'b', 'c', 'd'])
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect([native.got, fb.got]).toEqual([[], ['a', 'b', 'c', 'd']])
  })

  it('whose send rejects later has taken the event', async () => {
    const { fanOut, failed } = setUp()
    const fb = destination('fb')
    fanOut.reconcile([fb.it, shell({ send: () => Promise.reject(new Error('no')) }).it])
    fanOut.publish(event('a'))
    await flushPromises()
    expect([fb.got, failed]).toEqual([[], ['shell']])
  })

  it('that loads makes only those wait that it delivers for, and not forever', async () => {
    const { fanOut } = setUp()
    const fb = destination('fb')
    const other = destination('other')
    const native = loading('shell', { delivers: ['fb'] })
    fanOut.reconcile([fb.it, other.it, native.it])
    for (const id of ['a', 'b']) fanOut.publish(event(id))
    expect([fb.got, other.got]).toEqual([[], ['a', 'b']])
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS)
    fanOut.publish(event('c'))
    expect([fb.got, native.got]).toEqual([['a', 'b', 'c'], []])
    native.control.open()
    await flushPromises()
    fanOut.publish(event('d'))
    expect([fb.got, native.got]).toEqual([['a', 'b', 'c'], ['d']])
  })

  it('that is removed while it loads leaves what waits to them', () => {
    const { fanOut } = setUp()
    const fb = destination('fb')
    const native = loading('shell', { delivers: ['fb'] })
    fanOut.reconcile([fb.it, native.it])
    fanOut.publish(event('a'))
    fanOut.reconcile([fb.it])
    fanOut.publish(event('b'))
    expect(fb.got).toEqual(['a', 'b'])
  })

  it('that has delivered an event before keeps its repetition from them', () => {
    const { fanOut } = setUp()
    const fb = destination('fb')
    const native = shell()
    fanOut.reconcile([native.it, fb.it])
    fanOut.publish(order('d1'))
    fanOut.publish(order('d1'))
    expect([native.got, fb.got]).toEqual([['d1'], []])
  })

  it('and was announced is awaited: nobody gets an event before it has come', async () => {
    const { fanOut } = setUp()
    const fb = destination('fb')
    const other = destination('other')
    fanOut.publish(event('a'))
    fanOut.reconcile([fb.it, other.it], NAMES)
    fanOut.publish(event('b'))
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS - 1)
    expect([fb.got, other.got]).toEqual([['a'], ['a']])
    const native = shell()
    fanOut.reconcile([fb.it, other.it, native.it], NAMES)
    expect([fb.got, other.got, native.got]).toEqual([['a'], ['a', 'b'], ['b']])
    // Once it has gone, it is not awaited again.
    fanOut.reconcile([fb.it, other.it], NAMES)
    fanOut.publish(event('c'))
    expect(fb.got).toEqual(['a', 'c'])
  })

  it.each(['does not come in time', 'is no longer announced'])(
    'and %s is awaited no longer',
    async (what) => {
      const { fanOut } = setUp()
      const fb = destination('fb')
      fanOut.reconcile([fb.it], NAMES)
      for (const id of ['a', 'b']) fanOut.publish(event(id))
      expect(fb.got).toEqual([])
      if (what === 'is no longer announced') fanOut.reconcile([fb.it])
      else await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS)
      expect(fb.got).toEqual(['a', 'b'])
      fanOut.publish(event('c'))
      expect(fb.got).toEqual(['a', 'b', 'c'])
    },
  )

  it('makes a bounded number of events wait', async () => {
    const { fanOut, notes } = setUp()
    const fb = destination('fb')
    fanOut.reconcile([fb.it], NAMES)
    for (let at = 0; at <= QUEUE_EVENTS; at++) fanOut.publish(event(`e${at}`))
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS)
    expect([fb.got.length, fb.got[0], notes[0]]).toEqual([QUEUE_EVENTS, 'e1', 'fb e0 dropped (queue full)'])
  })

  it('[TR-14] the buffered events are delivered by one of them, whichever comes first', () => {
    const early = setUp()
    early.fanOut.publish(event('a'))
    const native = shell()
    const fb = destination('fb')
    early.fanOut.reconcile([native.it])
    early.fanOut.reconcile([native.it, fb.it])
    expect([native.got, fb.got]).toEqual([['a'], []])

    const late = setUp()
    late.fanOut.publish(event('a'))
    const [first, second, adjust] = [destination('fb'), shell(), destination('adjust')]
    late.fanOut.reconcile([first.it])
    late.fanOut.reconcile([first.it, second.it])
    late.fanOut.reconcile([first.it, second.it, adjust.it])
    late.fanOut.publish(event('b'))
    expect([first.got, second.got, adjust.got]).toEqual([['a'], ['b'], ['a']])
  })
})
