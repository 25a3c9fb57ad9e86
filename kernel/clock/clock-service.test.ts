import { describe, expect, it, vi } from 'vitest'
import { ClockService } from './clock-service.ts'

describe('ClockService', () => {
  it('tells epoch milliseconds', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const clock = new ClockService()
    expect(clock.now()).toBe(1_700_000_000_000)
    vi.advanceTimersByTime(250)
    expect(clock.now()).toBe(1_700_000_000_250)
    vi.useRealTimers()
  })
})
