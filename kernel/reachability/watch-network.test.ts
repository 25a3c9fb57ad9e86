import { createStore, type Disposer, type ReachabilityState } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Evidence,
  type Knowledge,
  LONGEST_PROBE_DELAY_MS,
  nextReachability,
  NOTHING_KNOWN,
} from './next-reachability.ts'
import { watchNetwork } from './watch-network.ts'

/** The store with a probe that the test controls. */
class Network {
  known: Knowledge = NOTHING_KNOWN
  readonly state = createStore<ReachabilityState>('unknown')
  answers = false
  readonly probedAt: number[] = []

  get failures(): number {
    return this.known.failures
  }
  report(evidence: Evidence): void {
    this.known = nextReachability(this.known, evidence)
    this.state.set(this.known.state)
  }
  check(): Promise<ReachabilityState> {
    this.probedAt.push(Date.now())
    this.report(
      this.answers ? { kind: 'answer' } : { kind: 'silence', elsewhere: false, since: this.known.answers },
    )
    return Promise.resolve(this.known.state)
  }
}

let browserOnline: boolean
let hidden: boolean
let network: Network
let end: Disposer
const start = (): void => void (end = watchNetwork(network, () => 0.5))
const show = (visible: boolean): void => {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
}
const nobody = (): void => network.report({ kind: 'silence', elsewhere: false, since: network.known.answers })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  browserOnline = true
  hidden = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browserOnline)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  network = new Network()
})
afterEach(async () => {
  await end()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('watchNetwork', () => {
  it('accepts at once that the browser is offline', () => {
    browserOnline = false
    start()
    expect(network.state.get()).toBe('offline')
  })

  it('ignores a browser that reports online', () => {
    start()
    expect(network.state.get()).toBe('unknown')
    dispatchEvent(new Event('online'))
    expect([network.state.get(), network.probedAt]).toEqual(['unknown', []])
  })

  it('handles its events: offline counts, online causes a probe', async () => {
    start()
    network.report({ kind: 'answer' })
    dispatchEvent(new Event('offline'))
    expect(network.state.get()).toBe('offline')
    dispatchEvent(new Event('online'))
    expect([network.state.get(), network.probedAt]).toEqual(['offline', [0]])
    network.answers = true
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(network.state.get()).toBe('online')
  })

  it('probes at increasing intervals until there is an answer; then no more', async () => {
    start()
    nobody()
    await vi.advanceTimersByTimeAsync(4_000 + 8_000 + 16_000 + 2 * LONGEST_PROBE_DELAY_MS)
    expect(network.probedAt).toEqual([4_000, 12_000, 28_000, 58_000, 88_000])
    network.answers = true
    await vi.advanceTimersByTimeAsync(LONGEST_PROBE_DELAY_MS)
    expect(network.state.get()).toBe('online')
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PROBE_DELAY_MS)
    expect(network.probedAt).toHaveLength(6)
  })

  it('starts again with the next failure of the network', async () => {
    start()
    nobody()
    await vi.advanceTimersByTimeAsync(60_000)
    network.report({ kind: 'answer' })
    const before = network.probedAt.length
    const since = Date.now()
    network.report({ kind: 'browser-offline' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(network.probedAt.slice(before)).toEqual([since + 2_000])
  })

  it('sends no probe while the page is hidden, and one at once when the player returns', async () => {
    start()
    nobody()
    show(false)
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PROBE_DELAY_MS)
    expect(network.probedAt).toEqual([])
    show(true)
    expect(network.probedAt).toEqual([10 * LONGEST_PROBE_DELAY_MS])
  })

  it('sends no probe while the network works', async () => {
    start()
    network.report({ kind: 'answer' })
    show(false)
    show(true)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PROBE_DELAY_MS)
    expect(network.probedAt).toEqual([])
  })

  it('can be stopped', async () => {
    start()
    nobody()
    await end()
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PROBE_DELAY_MS)
    show(true)
    dispatchEvent(new Event('online'))
    expect(network.probedAt).toEqual([])
  })
})
