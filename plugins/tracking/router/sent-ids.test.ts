// @vitest-environment node
import type { TrackingEvent } from '@foyer/sdk'
import { fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SENT_IDS, SENT_WRITE_MS, UNSTORED_IDS } from './constants.ts'
import { createSentIds, SENT, type SentIdsDeps } from './sent-ids.ts'

const order = (reference: string): TrackingEvent => ({
  name: 'deposit',
  id: `deposit:${reference}`,
  at: 1,
  payload: { reference },
})

/** The list of one tab. */
function tab(storage = fakeStorage()) {
  const write = vi.fn((ids: Parameters<SentIdsDeps['write']>[0]) =>
    ids ? storage.set(SENT, ids) : storage.remove(SENT),
  )
  const sent = createSentIds({
    read: () => storage.get(SENT),
    write,
    timeout: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  return { sent, storage, write, stored: () => storage.stored.get(SENT.name) }
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('ids of delivered events', () => {
  it('are known at once, by destination, and stored together a moment later', () => {
    const { sent, write, stored } = tab()
    sent.add('a', order('1'))
    sent.add('b', order('1'))
    sent.add('a', order('2'))
    expect([sent.has('a', order('1')), sent.has('b', order('2')), write.mock.calls.length]).toEqual([
      true,
      false,
      0,
    ])
    vi.advanceTimersByTime(SENT_WRITE_MS)
    expect(stored()).toBe('{"a":["deposit:1","deposit:2"],"b":["deposit:1"]}')
    expect(write).toHaveBeenCalledTimes(1)
    sent.add('a', order('3'))
    vi.advanceTimersByTime(SENT_WRITE_MS)
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('outlive a reload, and a page that is hidden before they are stored', () => {
    const first = tab()
    first.sent.add('a', order('1'))
    first.sent.flush()
    expect(tab(first.storage).sent.has('a', order('1'))).toBe(true)
    first.sent.flush()
    expect(first.write).toHaveBeenCalledTimes(1)
  })

  it('of two tabs are stored beside each other, and known to both', () => {
    const one = tab()
    const two = tab(one.storage)
    expect(two.sent.has('a', order('1'))).toBe(false)
    two.sent.add('a', order('2'))
    one.sent.add('a', order('1'))
    one.sent.flush()
    two.sent.refresh()
    expect([two.sent.has('a', order('1')), two.sent.has('a', order('2'))]).toEqual([true, true])
    two.sent.flush()
    expect(one.stored()).toBe('{"a":["deposit:1","deposit:2"]}')
  })

  it('are not those of random events, which never come back', () => {
    const { sent, stored } = tab()
    const login: TrackingEvent = { name: 'login', id: 'login:r', at: 1, payload: { customerId: '7' } }
    sent.add('a', login)
    sent.flush()
    expect([sent.has('a', login), stored()]).toEqual([false, undefined])
  })

  it('are bounded for each destination', () => {
    const { sent, storage } = tab()
    for (let at = 0; at < SENT_IDS + 5; at++) sent.add('a', order(`${at}`))
    sent.add('b', order('0'))
    sent.flush()
    const { a = [], b = [] } = storage.get(SENT) ?? {}
    expect([a.length, a[0], a.at(-1), b]).toEqual([
      SENT_IDS,
      'deposit:5',
      `deposit:${SENT_IDS + 4}`,
      ['deposit:0'],
    ])
  })

  it('do not collect without a limit: many within a moment are stored before it is over', () => {
    const { sent, storage, write } = tab()
    for (let at = 0; at <= UNSTORED_IDS; at++) for (const key of ['a', 'b']) sent.add(key, order(`${at}`))
    expect(write).toHaveBeenCalledTimes(1)
    sent.flush()
    const { a = [], b = [] } = storage.get(SENT) ?? {}
    expect([a.length, a.at(-1), b.length, b.at(-1)]).toEqual([
      SENT_IDS,
      `deposit:${UNSTORED_IDS}`,
      SENT_IDS,
      `deposit:${UNSTORED_IDS}`,
    ])
  })

  it('of a destination that gets few events stay, however many another one gets', () => {
    const { sent, storage } = tab()
    for (const key of ['rare', 'a']) sent.add(key, order('first'))
    for (let at = 0; at < 2 * SENT_IDS; at++) for (const key of ['a', 'b']) sent.add(key, order(`${at}`))
    sent.add('b', order('first'))
    sent.flush()
    expect([
      storage.get(SENT)?.rare,
      sent.has('rare', order('first')),
      sent.has('c', order('first')),
    ]).toEqual([['deposit:first'], true, false])
  })

  it('[TR-16] of a destination without consent are removed, stored or not', () => {
    const { sent, stored } = tab()
    sent.add('a', order('1'))
    sent.add('b', order('1'))
    sent.flush()
    sent.add('a', order('2'))
    sent.forget((key) => key === 'a')
    expect(stored()).toBe('{"b":["deposit:1"]}')
    vi.advanceTimersByTime(SENT_WRITE_MS)
    sent.forget((key) => key === 'b')
    expect([stored(), sent.has('a', order('2'))]).toEqual([undefined, false])
  })

  it.each([
    ['{"a":["x",5],"b":7}', { a: ['x'], b: [] }],
    ['[]', undefined],
    ['"x"', undefined],
  ])('are read from %s as far as they are usable', (text, ids) => {
    expect(fakeStorage({ [SENT.name]: text }).get(SENT)).toEqual(ids)
  })
})
