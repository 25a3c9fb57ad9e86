// @vitest-environment node
import { fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEASE_CHECK_MS, LEASE_MS, PROPAGATION_MS } from './poll-constants.ts'
import { lockTabs } from './lock-tabs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Tabs of one device; `locks`: what the browser's own locks are. */
function device(locks?: object) {
  vi.stubGlobal('navigator', { locks })
  const storage = fakeStorage()
  const tab = (owner: string, signal = new AbortController().signal) =>
    lockTabs({ name: 'wallet.counts', storage, now: () => Date.now(), pause, signal, owner })
  return { storage, tab }
}
/** Runs for so long, and notes begin and end. */
const work = (log: string[], name: string, ms: number) => async () => {
  log.push(`${name}+`)
  await pause(ms)
  log.push(`${name}-`)
}
const PASSED_MS = 5 * LEASE_MS

describe('lockTabs', () => {
  it('takes the browser’s lock, and holds it until other tabs read what was written', async () => {
    let released = 0
    const request = vi.fn(async (_name: string, _options: object, run: () => Promise<void>) => {
      await run()
      released = Date.now()
    })
    const { tab } = device({ request })
    const start = Date.now()
    const done = tab('a')(() => pause(1_000))
    await vi.advanceTimersByTimeAsync(1_000 + PROPAGATION_MS)
    await done
    expect(released - start).toBe(1_000 + PROPAGATION_MS)
    expect(request.mock.calls[0]?.[0]).toBe('foyer.wallet.counts')
  })

  it('without the browser’s locks, no two tabs run at the same time', async () => {
    const { tab, storage } = device()
    const log: string[] = []
    const done = Promise.all(['a', 'b', 'c'].map((name) => tab(name)(work(log, name, 3_000))))
    await vi.advanceTimersByTimeAsync(PASSED_MS)
    await done
    expect(log).toHaveLength(6)
    for (let index = 0; index < 6; index += 2) expect(log[index + 1]).toBe(log[index]?.replace('+', '-'))
    expect(storage.stored.size).toBe(0)
  })

  it('a tab that was closed holds the lease no longer than it lasts', async () => {
    const { tab } = device()
    const log: string[] = []
    void tab('closed')(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(1_000)
    void tab('next')(work(log, 'next', 10))
    await vi.advanceTimersByTimeAsync(LEASE_MS - 2 * LEASE_CHECK_MS)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(4 * LEASE_CHECK_MS)
    expect(log).toEqual(['next+', 'next-'])
  })

  it.each(['{"owner":"x"}', 'junk', '{"owner":"x","until":9e15}'])(
    'a lease that cannot be one is none: %s',
    async (stored) => {
      const { tab, storage } = device()
      storage.stored.set('wallet.counts.lease', stored)
      const log: string[] = []
      void tab('a')(work(log, 'a', 10))
      await vi.advanceTimersByTimeAsync(LEASE_CHECK_MS)
      expect(log).toEqual(['a+', 'a-'])
    },
  )

  it('a run that fails gives the lease back', async () => {
    const { tab, storage } = device()
    const done = tab('a')(() => Promise.reject(new Error('no'))).catch(String)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await done, storage.stored.size]).toEqual(['Error: no', 0])
  })

  it('a plugin that stops waits no longer', async () => {
    const { tab, storage } = device()
    storage.stored.set('wallet.counts.lease', JSON.stringify({ owner: 'x', until: Date.now() + LEASE_MS }))
    const stopped = new AbortController()
    const log: string[] = []
    const done = tab('a', stopped.signal)(work(log, 'a', 10))
    stopped.abort()
    await vi.advanceTimersByTimeAsync(LEASE_CHECK_MS)
    await done
    expect(log).toEqual([])
  })
})
