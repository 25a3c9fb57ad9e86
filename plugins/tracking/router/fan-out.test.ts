// @vitest-environment node
import type { GrantedConsent, TrackingDestination, TrackingEvent } from '@foyer/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BREAKER_MS,
  BUFFERED_EVENTS,
  LOAD_RETRY_MS,
  LOAD_TRIES,
  QUEUE_EVENTS,
  READY_TIMEOUT_MS,
  RETRY_MS,
  SEND_TIMEOUT_MS,
} from './constants.ts'
import { createFanOut } from './fan-out.ts'
import { createSentIds, type SentIdsDeps } from './sent-ids.ts'

const event = (id: string): TrackingEvent => ({ name: 'viewContent', id, at: 0, payload: {} })
const order = (id: string): TrackingEvent => ({ name: 'withdraw', id, at: 0, payload: { reference: id } })
const flushPromises = () => vi.advanceTimersByTimeAsync(0)
const ALL: GrantedConsent = { marketing: true, analytics: true, support: true }
const NONE: GrantedConsent = { marketing: false, analytics: false, support: false }

function setUp() {
  const notes: string[] = []
  const failed: string[] = []
  const consent = { granted: ALL }
  const timers = { count: 0 }
  const timeout = (run: () => void, ms: number) => {
    timers.count++
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  let stored: Parameters<SentIdsDeps['write']>[0]
  const sent = createSentIds({ read: () => stored, write: (ids) => void (stored = ids), timeout })
  const fanOut = createFanOut({
    record: ({ id }, destination, outcome, reason) =>
      notes.push(`${destination} ${id} ${outcome}${reason === undefined ? '' : ` (${reason})`}`),
    timeout,
    now: Date.now,
    elapsed: () => performance.now(),
    random: () => 0.5,
    granted: () => consent.granted,
    sent,
    reportFailure: (_, key) => void failed.push(key),
  })
  const grant = (granted: GrantedConsent) => {
    consent.granted = granted
    fanOut.revoke()
  }
  return { fanOut, notes, failed, grant, consent, sent, timers }
}

/** A destination that records the events it is sent; any member may be replaced. */
function destination(key: string, part: Partial<TrackingDestination> = {}) {
  const got: string[] = []
  const it: TrackingDestination = { key, consent: 'marketing', send: ({ id }) => void got.push(id), ...part }
  return { it, got }
}
/** A destination whose `load` the test ends. */
function loading(key: string, part: Partial<TrackingDestination> = {}) {
  const control = { open: (): void => {}, fail: (_error: unknown): void => {} }
  const load = vi.fn(
    () =>
      new Promise<void>((open, fail) => {
        control.open = open
        control.fail = fail
      }),
  )
  return { ...destination(key, { load, ...part }), control, load }
}
/** What awaits as a promise does, by a `then` of its own. */
// eslint-disable-next-line unicorn/no-thenable -- what a hostile destination returns
const thenable = (then: PropertyDescriptor) => Object.defineProperty({}, 'then', then) as never
const throwing = (): never => {
  throw new Error('no')
}

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

describe('a destination that sends asynchronously', () => {
  it('[TR-14] gets one event at a time, in order', async () => {
    const { fanOut } = setUp()
    const log: string[] = []
    const send = async ({ id }: TrackingEvent) => {
      log.push(`${id} begins`)
      await new Promise((end) => setTimeout(end, id === 'a' ? 500 : 5))
      log.push(`${id} ends`)
    }
    fanOut.reconcile([destination('slow', { send }).it])
    for (const id of ['a', 'b']) fanOut.publish(event(id))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('sets one timer for all of them', async () => {
    const { fanOut, timers } = setUp()
    const { it: quick, got } = destination('quick', { send: ({ id }) => Promise.resolve(void got.push(id)) })
    fanOut.reconcile([quick])
    const before = timers.count
    for (let at = 0; at < 100; at++) fanOut.publish(event(`e${at}`))
    await flushPromises()
    expect([got.length, timers.count - before]).toEqual([100, 1])
  })
})

describe('the player’s consent', () => {
  it('[TR-16] is asked before each event, even before the destination is switched off', () => {
    const { fanOut, notes, consent } = setUp()
    const { it: pixel, got } = destination('pixel')
    const { it: other, got: gotOther } = destination('other', { consent: ['analytics', 'support'] })
    fanOut.reconcile([pixel, other])
    fanOut.publish(event('a'))
    consent.granted = { ...NONE, support: true }
    fanOut.publish(event('b'))
    expect([got, gotOther]).toEqual([['a'], ['a', 'b']])
    expect(notes).toContain('pixel b dropped (no consent)')
  })

  it('[TR-16] is not needed to ask a destination anything: without it nothing of it is called', () => {
    const { fanOut, consent } = setUp()
    consent.granted = NONE
    const accepts = vi.fn(() => true)
    fanOut.reconcile([destination('pixel', { accepts }).it])
    fanOut.publish(event('a'))
    expect(accepts).not.toHaveBeenCalled()
  })

  it('[TR-16] once revoked drops what waits, also what would be sent again, and removes the stored ids', async () => {
    const { fanOut, notes, grant, sent } = setUp()
    const { it: slow, got, control } = loading('slow')
    const send = vi.fn(({ id }: TrackingEvent) => (id === 'd0' ? undefined : throwing()))
    fanOut.reconcile([slow, destination('flaky', { send }).it])
    fanOut.publish(order('d0'))
    fanOut.publish(event('a'))
    expect(sent.has('flaky', order('d0'))).toBe(true)
    grant(NONE)
    grant(ALL)
    control.open()
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect([got, send.mock.calls.length, sent.has('flaky', order('d0'))]).toEqual([[], 2, false])
    expect(notes).toContain('flaky a dropped (consent revoked)')
    fanOut.publish(event('b'))
    expect(got).toEqual(['b'])
  })

  it('[TR-16] revoked while an event is under way: it is not tried again', async () => {
    const { fanOut, notes, grant } = setUp()
    let fail = (): void => {}
    const send = vi.fn(() => new Promise<void>((_, no) => void (fail = () => no(new Error('no')))))
    fanOut.reconcile([destination('slow', { send }).it])
    fanOut.publish(event('a'))
    grant(NONE)
    fail()
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect([send.mock.calls.length, notes.at(-1)]).toEqual([1, 'slow a dropped (consent revoked)'])
  })
})

describe('an event that is tracked again', () => {
  it('[TR-14] is not sent a second time where its id derives from an order', () => {
    const { fanOut, notes } = setUp()
    const { it: pixel, got } = destination('pixel')
    fanOut.reconcile([pixel])
    for (const each of [order('d1'), order('d1'), event('v'), event('v')]) fanOut.publish(each)
    expect([got, notes[1]]).toEqual([['d1', 'v', 'v'], 'pixel d1 dropped (delivered before)'])
  })

  it('is sent to a destination that could not be sent it, and once to one that had to wait', async () => {
    const { fanOut } = setUp()
    const { it: slow, got, control } = loading('slow')
    fanOut.reconcile([slow])
    fanOut.publish(order('d1'))
    fanOut.publish(order('d1'))
    control.open()
    await flushPromises()
    expect(got).toEqual(['d1'])
  })
})

describe('before a destination is ready', () => {
  it('[TR-14] events are queued and delivered in order, once, before later ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('publish', 'ready', 'add', 'other'), { maxLength: 40 }),
        async (steps) => {
          const { fanOut } = setUp()
          let open = (): void => {}
          const slow = destination('slow', { load: () => new Promise((done) => void (open = done)) })
          const other = destination('other')
          const active = new Set<TrackingDestination>()
          const published: string[] = []
          for (const [at, step] of steps.entries()) {
            if (step === 'publish') {
              published.push(`e${at}`)
              fanOut.publish(event(`e${at}`))
            } else if (step === 'ready') {
              open()
              await flushPromises()
            } else {
              active.add(step === 'add' ? slow.it : other.it)
              fanOut.reconcile([...active])
            }
          }
          open()
          await flushPromises()
          expect(slow.got).toEqual(active.has(slow.it) ? published : [])
          expect(other.got).toEqual(active.has(other.it) ? published : [])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('queues a bounded number, and records the dropped events', async () => {
    const { fanOut, notes } = setUp()
    let open = (): void => {}
    const slow = destination('slow', { load: () => new Promise((done) => void (open = done)) })
    fanOut.reconcile([slow.it])
    for (let at = 0; at < QUEUE_EVENTS + 2; at++) fanOut.publish(event(`e${at}`))
    expect(notes).toContain('slow e1 dropped (queue full)')
    open()
    await flushPromises()
    expect(slow.got).toHaveLength(QUEUE_EVENTS)
    expect(slow.got[0]).toBe('e2')
  })

  it('[TR-16] drops the queue of a destination that is switched off, and never sends to it again', async () => {
    const { fanOut, notes } = setUp()
    let open = (): void => {}
    const slow = destination('slow', { load: () => new Promise((done) => void (open = done)) })
    fanOut.reconcile([slow.it])
    fanOut.publish(event('a'))
    fanOut.reconcile([])
    open()
    await flushPromises()
    fanOut.publish(event('b'))
    expect(slow.got).toEqual([])
    expect(notes.at(-1)).toBe('slow a dropped (destination is off)')
  })
})

describe('a destination that comes later', () => {
  it('[TR-14] gets the earlier events in the start phase, even those before any destination was there', () => {
    const { fanOut } = setUp()
    fanOut.publish(event('a'))
    const first = destination('first')
    fanOut.reconcile([first.it])
    fanOut.publish(event('b'))
    const second = destination('second')
    fanOut.reconcile([first.it, second.it])
    expect(first.got).toEqual(['a', 'b'])
    expect(second.got).toEqual(['a', 'b'])
  })

  it('gets only later events after the start phase, or if it was there before', () => {
    const { fanOut } = setUp()
    const again = () => destination('again')
    const first = again()
    fanOut.reconcile([first.it])
    fanOut.publish(event('a'))
    fanOut.reconcile([])
    const second = again()
    fanOut.reconcile([second.it])
    fanOut.stopBuffering()
    const late = destination('late')
    fanOut.reconcile([second.it, late.it])
    fanOut.publish(event('b'))
    expect([first.got, second.got, late.got]).toEqual([['a'], ['b'], ['b']])
  })

  it('gets a bounded number of buffered events', () => {
    const { fanOut } = setUp()
    for (let at = 0; at <= BUFFERED_EVENTS; at++) fanOut.publish(event(`e${at}`))
    const first = destination('first')
    fanOut.reconcile([first.it])
    expect(first.got).toHaveLength(BUFFERED_EVENTS)
    expect(first.got[0]).toBe('e1')
  })
})

it('[TR-14] an event tracked inside send arrives in the same order at all destinations', () => {
  const { fanOut } = setUp()
  const got: string[] = []
  const echo = destination('echo', {
    send({ id }) {
      got.push(id)
      if (id === 'a') fanOut.publish(event('echo of a'))
    },
  })
  const other = destination('other')
  fanOut.reconcile([echo.it, other.it])
  fanOut.publish(event('a'))
  expect(got).toEqual(['a', 'echo of a'])
  expect(other.got).toEqual(['a', 'echo of a'])
})

it('[TR-14] an event tracked while a queue is emptied comes after the queue', async () => {
  const { fanOut } = setUp()
  let open = (): void => {}
  const got: string[] = []
  const slow = destination('slow', {
    load: () => new Promise((done) => void (open = done)),
    send({ id }) {
      got.push(id)
      if (id === 'a') fanOut.publish(event('echo of a'))
    },
  })
  fanOut.reconcile([slow.it])
  fanOut.publish(event('a'))
  fanOut.publish(event('b'))
  open()
  await flushPromises()
  expect(got).toEqual(['a', 'b', 'echo of a'])
})

it('drops events that a destination does not accept', () => {
  const { fanOut, notes } = setUp()
  const picky = destination('picky', { accepts: (name) => name === 'deposit' })
  fanOut.reconcile([picky.it])
  fanOut.publish(event('a'))
  fanOut.publish({ ...event('b'), name: 'deposit' })
  expect(picky.got).toEqual(['b'])
  expect(notes).toEqual(['picky a dropped (not accepted)', 'picky b sent'])
})

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

describe('destinations that answer at once beside others', () => {
  it('[TR-13] keep their order, whatever the one between them answers, and whatever is tracked meanwhile', async () => {
    const { fanOut, notes, failed } = setUp()
    const calls: string[] = []
    let answer = (): void => {}
    const sends: Record<string, TrackingDestination['send']> = {
      // Tracks a further event inside its `send`.
      first: ({ id }) => {
        if (id === 'a') fanOut.publish(event('inner'))
      },
      later: () => new Promise<void>((done) => void (answer = done)),
      throws: throwing,
      last: () => {},
    }
    fanOut.reconcile(
      Object.entries(sends).map(
        ([key, send]) =>
          destination(key, {
            send: (given) => {
              calls.push(`${key} ${given.id}`)
              return send(given)
            },
          }).it,
      ),
    )
    fanOut.publish(event('a'))
    // Everyone has the first before anyone gets the second; what is busy, or is to try again, gets it later.
    expect(calls).toEqual(['first a', 'later a', 'throws a', 'last a', 'first inner', 'last inner'])
    expect([failed, notes.filter((note) => note.startsWith('later'))]).toEqual([
      ['throws'],
      ['later inner queued (sending)'],
    ])
    answer()
    await flushPromises()
    expect(calls.slice(6)).toEqual(['later inner'])
    answer()
    await flushPromises()
    expect(notes.filter((note) => note.startsWith('later'))).toEqual([
      'later inner queued (sending)',
      'later a sent',
      'later inner sent',
    ])
  })

  it('[TR-16] get no further event when consent is taken back inside their `send`, nor do those behind them', () => {
    const { fanOut, notes, grant } = setUp()
    const behind = destination('behind')
    fanOut.reconcile([destination('first', { send: () => grant(NONE) }).it, behind.it])
    fanOut.publish(event('a'))
    fanOut.publish(event('b'))
    expect(behind.got).toEqual([])
    expect(notes).toEqual([
      'first a sent', 'behind a dropped (no consent)',
      'first b dropped (no consent)', 'behind b dropped (no consent)',
    ]) // prettier-ignore
  })
})
