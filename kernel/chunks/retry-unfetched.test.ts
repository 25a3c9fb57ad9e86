// @vitest-environment node
import { createStore, type ReachabilityState } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { make, startHost } from '../host/testing/test-host.ts'
import { LONGEST_PROBE_DELAY_MS } from '../reachability/next-reachability.ts'
import { isFetchFailure } from './is-fetch-failure.ts'
import { retryUnfetched, UNFETCHED_RETRIES } from './retry-unfetched.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

const ended = (): Error => new TypeError('Failed to fetch dynamically imported module: /m/assets/launch-1.js')

function start(load: () => Promise<object>) {
  const state = createStore<ReachabilityState>('online')
  let returned = (): void => {}
  const { host } = startHost([make('a.one', undefined, { load })], { isFetchFailure })
  const stop = retryUnfetched(
    host,
    { state, onReturn: (listener) => ((returned = listener), () => {}) },
    () => 0.5,
  )
  const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(LONGEST_PROBE_DELAY_MS)
  return { host, state, stop, pass, networkReturns: () => returned() }
}

describe('the code of a plugin that could not be fetched', () => {
  it('is fetched again by itself, and the plugin runs', async () => {
    const load = vi.fn(() => (load.mock.calls.length < 3 ? Promise.reject(ended()) : Promise.resolve({})))
    const { host, pass } = start(load)
    await host.complete()
    expect(host.state('a.one')).toBe('failed')
    await pass()
    await pass()
    expect([host.state('a.one'), load.mock.calls.length]).toEqual(['active', 3])
  })

  it('is not fetched for ever, and not while the network is down; its return starts anew', async () => {
    const load = vi.fn(() => Promise.reject(ended()))
    const { host, state, pass, networkReturns } = start(load)
    await host.complete()
    for (let n = 0; n < 3 * UNFETCHED_RETRIES; n++) await pass()
    expect(load).toHaveBeenCalledTimes(1 + UNFETCHED_RETRIES)
    expect(host.state('a.one')).toBe('failed')
    networkReturns()
    state.set('offline')
    await host.requestActivation('a.one')
    const before = load.mock.calls.length
    await pass()
    expect(load).toHaveBeenCalledTimes(before)
  })

  it('is left alone where it throws by itself', async () => {
    const load = vi.fn(() => Promise.reject(new Error('a mistake')))
    const { host, pass } = start(load)
    await host.complete()
    await pass()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is left alone after the stop', async () => {
    const load = vi.fn(() => Promise.reject(ended()))
    const { host, stop, pass } = start(load)
    await host.complete()
    stop()
    await pass()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
