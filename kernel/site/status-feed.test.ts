import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POLL_QUIET_MS, STATUS_POLL_MS } from './constants.ts'
import { pollStatus } from './status-feed.ts'

let hidden = false
const ask = vi.fn()
const come = (): void => {
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
}
const leave = (): void => {
  hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  // A page of its own for each test, so that its listeners are removed with it.
  const page = new EventTarget()
  vi.spyOn(document, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  vi.spyOn(document, 'dispatchEvent').mockImplementation(page.dispatchEvent.bind(page))
  ask.mockReset()
  pollStatus(ask, () => Date.now())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('pollStatus', () => {
  it('[CO-03] asks every hour', () => {
    vi.advanceTimersByTime(3_600_000 - 1)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(3_600_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('[ST-31] asks when the player returns, not when the player leaves', () => {
    leave()
    expect(ask).not.toHaveBeenCalled()
    come()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks once, even if the player leaves and returns often', () => {
    for (let times = 0; times < 20; times++) {
      leave()
      come()
    }
    expect(ask).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(POLL_QUIET_MS - 1)
    come()
    expect(ask).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    come()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks nothing while the page is hidden', () => {
    leave()
    vi.advanceTimersByTime(STATUS_POLL_MS * 3)
    expect(ask).not.toHaveBeenCalled()
    come()
    expect(ask).toHaveBeenCalledOnce()
  })
})
