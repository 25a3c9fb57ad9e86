// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { ClockService } from './clock-service.ts'

describe('ClockService', () => {
  it('returns epoch milliseconds', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const clock = new ClockService()
    expect(clock.now()).toBe(1_700_000_000_000)
    vi.advanceTimersByTime(250)
    expect(clock.now()).toBe(1_700_000_000_250)
    vi.useRealTimers()
  })

  it('has the gateway’s time beside the device’s, from the latest valid date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    const clock = new ClockService()
    expect(clock.gatewayNow()).toBe(clock.now())
    clock.setGatewayTime('Thu, 01 Jan 2026 00:05:00 GMT')
    for (const unreadable of ['soon', '']) clock.setGatewayTime(unreadable)
    vi.advanceTimersByTime(1_000)
    expect(clock.gatewayNow()).toBe(Date.UTC(2026, 0, 1, 0, 5, 1))
    expect(clock.now()).toBe(Date.UTC(2026, 0, 1, 0, 0, 1))
    vi.useRealTimers()
  })
})
