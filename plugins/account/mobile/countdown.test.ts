// @vitest-environment node
import { fakeStorage } from '@foyer/sdk/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown, remaining, WAIT } from './countdown.ts'

const NOW = Date.UTC(2026, 0, 1)
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const clock = { now: () => Date.now(), gatewayNow: () => Date.now() }
const interval = (run: () => void, ms: number) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}
const open = (storage = fakeStorage()) => ({
  storage,
  countdown: new Countdown({ storage, clock, interval }),
})

describe('Countdown', () => {
  it('[ST-10] counts whole seconds down to zero, and leaves no timer', () => {
    const { countdown, storage } = open()
    countdown.start(60_000)
    expect(countdown.wait.get()).toBe(60)
    vi.advanceTimersByTime(59_000)
    expect(countdown.wait.get()).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(countdown.wait.get()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(storage.get(WAIT)).toBeUndefined()
  })

  it('[ST-10] continues after a reload', () => {
    const { countdown, storage } = open()
    countdown.start(60_000)
    vi.advanceTimersByTime(20_000)
    expect(open(storage).countdown.wait.get()).toBe(40)
  })

  it('[ST-10] counts the time in which the phone sleeps, as a reload does', () => {
    const { countdown, storage } = open()
    countdown.start(88_000)
    vi.advanceTimersByTime(3_000)
    // The clock goes on, the page's own time stands.
    vi.setSystemTime(NOW + 62_000)
    vi.advanceTimersByTime(1_000)
    expect(countdown.wait.get()).toBe(25)
    expect(open(storage).countdown.wait.get()).toBe(25)
    vi.setSystemTime(NOW + 3_600_000)
    vi.advanceTimersByTime(1_000)
    expect(countdown.wait.get()).toBe(0)
  })

  it('[ST-10] a clock that is put back prolongs nothing', () => {
    const { countdown, storage } = open()
    countdown.start(60_000)
    vi.advanceTimersByTime(10_000)
    vi.setSystemTime(NOW - 3_600_000)
    vi.advanceTimersByTime(10_000)
    expect(countdown.wait.get()).toBe(40)
    // After a reload only the clock can tell: never longer than the wait was.
    expect(open(storage).countdown.wait.get()).toBe(60)
  })

  it('restarts with a new code', () => {
    const { countdown } = open()
    countdown.start(60_000)
    vi.advanceTimersByTime(30_000)
    countdown.start(90_000)
    vi.advanceTimersByTime(60_000)
    expect(countdown.wait.get()).toBe(30)
  })
})

describe('the stored wait', () => {
  it('[EN-30] counts as none if it is invalid', () =>
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const wait = WAIT.parse(stored)
        if (wait) expect(wait.until - wait.sent).toBeGreaterThan(0)
      }),
    ))

  it('[ST-10] never lasts longer than at first, whatever the clock says', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), fc.integer(), (length, now) => {
        const left = remaining({ sent: NOW, until: NOW + length }, now)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(length)
      }),
    ))
})
