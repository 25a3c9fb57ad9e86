// @vitest-environment node
import type { TrackingDestination, TrackingEvent } from '@foyer/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BREAKER_MS, BUFFERED_EVENTS, QUEUE_EVENTS, READY_TIMEOUT_MS, SEND_TIMEOUT_MS } from './constants.ts'
import { FanOut } from './fan-out.ts'

const event = (id: string): TrackingEvent => ({ name: 'viewContent', id, at: 0, payload: {} })
const flushPromises = () => vi.advanceTimersByTimeAsync(0)

function setUp() {
  const notes: string[] = []
  const failed: string[] = []
  const fanOut = new FanOut({
    record: ({ id }, destination, outcome, reason) =>
      notes.push(`${destination} ${id} ${outcome}${reason === undefined ? '' : ` (${reason})`}`),
    timeout: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    reportFailure: ({ key }) => void failed.push(key),
  })
  return { fanOut, notes, failed }
}

/** A destination that records the events it is sent; any member may be replaced. */
function destination(key: string, part: Partial<TrackingDestination> = {}) {
  const got: string[] = []
  const it: TrackingDestination = { key, consent: 'marketing', send: ({ id }) => void got.push(id), ...part }
  return { it, got }
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
    'throws in send': { send: () => { throw new Error('no') } },
    'rejects in send': { send: () => Promise.reject(new Error('no')) },
    'hangs in send': { send: () => new Promise(() => {}) },
    'throws in ready': { load: () => { throw new Error('no') } },
    'rejects in ready': { load: () => Promise.reject(new Error('blocked')) },
    'never loads': { load: () => new Promise(() => {}) },
    'throws in accepts': { accepts: () => { throw new Error('no') } },
    'rejects with nothing': { send: () => Promise.reject() },
  } // prettier-ignore

  it.each(Object.keys(broken))(
    '[TR-13] a destination that %s delays and loses nothing for the others',
    async (what) => {
      const { fanOut } = setUp()
      const before = destination('before')
      const after = destination('after')
      fanOut.reconcile([before.it, destination('broken', broken[what]).it, after.it])
      const ids = Array.from({ length: 10 }, (_, at) => `e${at}`)
      for (const id of ids) {
        fanOut.publish(event(id))
        // Both are called synchronously.
        expect([before.got.at(-1), after.got.at(-1)]).toEqual([id, id])
      }
      await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS + SEND_TIMEOUT_MS)
      fanOut.publish(event('last'))
      expect(before.got).toEqual([...ids, 'last'])
      expect(after.got).toEqual([...ids, 'last'])
    },
  )

  it('[TR-13] is paused after three failures, then gets the queued events in order', async () => {
    const { fanOut, notes } = setUp()
    let works = false
    const got: string[] = []
    const { it: flaky } = destination('flaky', {
      send({ id }) {
        if (!works) throw new Error('down')
        got.push(id)
      },
    })
    fanOut.reconcile([flaky])
    for (const id of ['a', 'b', 'c', 'd', 'e']) fanOut.publish(event(id))
    expect(notes.slice(-2)).toEqual(['flaky d queued (broken)', 'flaky e queued (broken)'])
    works = true
    await vi.advanceTimersByTimeAsync(BREAKER_MS - 1)
    expect(got).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(got).toEqual(['d', 'e'])
  })

  it('is tried with one event a minute while it keeps failing', async () => {
    const { fanOut } = setUp()
    const send = vi.fn(() => {
      throw new Error('down')
    })
    fanOut.reconcile([destination('down', { send }).it])
    for (let at = 0; at < 10; at++) fanOut.publish(event(`e${at}`))
    expect(send).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect(send).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(BREAKER_MS)
    expect(send).toHaveBeenCalledTimes(5)
  })

  it('drops the queue when its script is blocked, with the reason', async () => {
    const { fanOut, notes } = setUp()
    const blocked = destination('fb', { load: () => Promise.reject(new TypeError('x')) })
    fanOut.reconcile([blocked.it])
    fanOut.publish(event('a'))
    await flushPromises()
    fanOut.publish(event('b'))
    expect(notes).toEqual(['fb a queued (waiting)', 'fb a skipped (TypeError)', 'fb b skipped (TypeError)'])
    expect(blocked.got).toEqual([])
  })

  it('gets events as soon as its late script has loaded', async () => {
    const { fanOut } = setUp()
    const slow = destination('slow', {
      load: () => new Promise((done) => setTimeout(done, READY_TIMEOUT_MS + 5)),
    })
    fanOut.reconcile([slow.it])
    fanOut.publish(event('a'))
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS + 5)
    fanOut.publish(event('b'))
    expect(slow.got).toEqual(['b'])
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
    expect(notes).toContain('slow e1 skipped (queue full)')
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
    expect(notes.at(-1)).toBe('slow a skipped (destination is off)')
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

it('skips events that a destination does not accept', () => {
  const { fanOut, notes } = setUp()
  const picky = destination('picky', { accepts: (name) => name === 'deposit' })
  fanOut.reconcile([picky.it])
  fanOut.publish(event('a'))
  fanOut.publish({ ...event('b'), name: 'deposit' })
  expect(picky.got).toEqual(['b'])
  expect(notes).toEqual(['picky a skipped (not accepted)', 'picky b sent'])
})
