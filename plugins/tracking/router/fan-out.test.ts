// @vitest-environment node
import type { TrackingEvent } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BREAKER_MS } from './constants.ts'
import {
  ALL,
  destination,
  event,
  flushPromises,
  loading,
  NONE,
  order,
  setUp,
  throwing,
} from './fan-out.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

it('drops events that a destination does not accept', () => {
  const { fanOut, notes } = setUp()
  const picky = destination('picky', { accepts: (name) => name === 'deposit' })
  fanOut.reconcile([picky.it])
  fanOut.publish(event('a'))
  fanOut.publish({ ...event('b'), name: 'deposit' })
  expect(picky.got).toEqual(['b'])
  expect(notes).toEqual(['picky a dropped (not accepted)', 'picky b sent'])
})
