// @vitest-environment node
import { CodedError, PluginError } from '@foyer/sdk'
import { fakeReachability } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_PROBE_DELAY_MS, RETRIES_FORGOTTEN_MS, RETRIES_MAX } from './constants.ts'
import { retryLoads } from './retry-loads.ts'

const UNFETCHED = new PluginError('PL-THREW', 'a.b', 'load', 'no', {
  cause: new CodedError('RE-CHUNK', 'no'),
})
const BROKEN = new PluginError('PL-THREW', 'a.b', 'activate', 'no', { cause: new Error('a bug') })

function start() {
  const reachability = fakeReachability('online')
  const listeners = new Set<(error: PluginError) => void>()
  const retryFailedLoads = vi.fn(() => Promise.resolve())
  const host = {
    retryFailedLoads,
    onError: (listener: (error: PluginError) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const stop = retryLoads({ host, reachability }, () => 0.5)
  const fail = (error = UNFETCHED) => listeners.forEach((listener) => listener(error))
  return { reachability, retryFailedLoads, fail, stop, listeners }
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('retryLoads', () => {
  it('fetches again after a delay that doubles, once for several failures', () => {
    const { retryFailedLoads, fail } = start()
    fail()
    fail()
    vi.advanceTimersByTime(FIRST_PROBE_DELAY_MS - 1)
    expect(retryFailedLoads).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(retryFailedLoads).toHaveBeenCalledOnce()
    fail()
    vi.advanceTimersByTime(2 * FIRST_PROBE_DELAY_MS - 1)
    expect(retryFailedLoads).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    expect(retryFailedLoads).toHaveBeenCalledTimes(2)
  })

  it('does not fetch again for an error of the code, nor while the network is down', () => {
    const { reachability, retryFailedLoads, fail } = start()
    fail(BROKEN)
    reachability.state.set('offline')
    fail()
    vi.runAllTimers()
    expect(retryFailedLoads).not.toHaveBeenCalled()
  })

  it('ends after some times, and begins anew when the network returns or much later', () => {
    const { reachability, retryFailedLoads, fail } = start()
    const failAll = () => {
      for (let time = 0; time < RETRIES_MAX + 3; time++) {
        fail()
        vi.runAllTimers()
      }
    }
    failAll()
    expect(retryFailedLoads).toHaveBeenCalledTimes(RETRIES_MAX)
    reachability.state.set('offline')
    reachability.state.set('online')
    failAll()
    expect(retryFailedLoads).toHaveBeenCalledTimes(2 * RETRIES_MAX)
    vi.advanceTimersByTime(RETRIES_FORGOTTEN_MS + 1)
    failAll()
    expect(retryFailedLoads).toHaveBeenCalledTimes(3 * RETRIES_MAX)
  })

  it('leaves no timer and no listener when it stops', () => {
    const { retryFailedLoads, fail, stop, listeners } = start()
    fail()
    void stop()
    expect(listeners.size).toBe(0)
    vi.runAllTimers()
    expect(retryFailedLoads).not.toHaveBeenCalled()
  })
})
