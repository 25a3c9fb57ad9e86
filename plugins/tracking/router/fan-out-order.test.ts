// @vitest-environment node
import type { TrackingDestination, TrackingEvent } from '@foyer/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUFFERED_EVENTS, QUEUE_EVENTS } from './constants.ts'
import { destination, event, flushPromises, NONE, setUp, throwing } from './fan-out.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
