// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { race } from './race.ts'

const TIMEOUT_MS = 10_000

interface Runner {
  /** When it answers; `undefined`: never, unless it is aborted. */
  readonly ms: number | undefined
  readonly ends: 'well' | 'ill' | 'throws'
}

/** Domains that answer as specified, on the fake clock; `running` are the calls that are still pending. */
function track(runners: readonly Runner[]) {
  const running = new Set<string>()
  const aborted: string[] = []
  const origins = runners.map((_, index) => `https://d${index}.example`)
  const ping = (origin: string, signal: AbortSignal): Promise<boolean> => {
    const runner = runners[origins.indexOf(origin)]
    running.add(origin)
    return new Promise((resolve, reject) => {
      const over = (): void => void running.delete(origin)
      signal.addEventListener('abort', () => {
        if (!running.has(origin)) return
        over()
        aborted.push(origin)
        resolve(false)
      })
      if (runner?.ms === undefined) return
      setTimeout(() => {
        if (!running.has(origin)) return
        over()
        if (runner.ends === 'throws') reject(new TypeError('Failed to fetch'))
        else resolve(runner.ends === 'well')
      }, runner.ms)
    })
  }
  return { origins, ping, running, aborted }
}
const open = (): AbortSignal => new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('race', () => {
  it('[CA-12] the fastest healthy one wins, and the others are aborted at once', async () => {
    const { origins, ping, running, aborted } = track([
      { ms: 300, ends: 'well' },
      { ms: 100, ends: 'well' },
      { ms: 50, ends: 'ill' },
      { ms: 20, ends: 'throws' },
      { ms: undefined, ends: 'well' },
    ])
    const won = race(origins, { ping, timeoutMs: TIMEOUT_MS, signal: open() })
    await vi.advanceTimersByTimeAsync(99)
    expect(running.size).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(await won).toBe('https://d1.example')
    expect(aborted).toEqual(['https://d0.example', 'https://d4.example'])
    expect(running.size).toBe(0)
  })

  it('[CA-12] ends without a winner after its time, and aborts the pending calls', async () => {
    const { origins, ping, running } = track([{ ms: undefined, ends: 'well' }])
    const ended = vi.fn()
    void race(origins, { ping, timeoutMs: TIMEOUT_MS, signal: open() }).then(ended)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(undefined)
    expect(running.size).toBe(0)
  })

  it('ends at once when all have failed, or there are none', async () => {
    const { origins, ping } = track([
      { ms: 10, ends: 'ill' },
      { ms: 30, ends: 'throws' },
    ])
    const ended = vi.fn()
    void race(origins, { ping, timeoutMs: TIMEOUT_MS, signal: open() }).then(ended)
    await vi.advanceTimersByTimeAsync(30)
    expect(ended).toHaveBeenCalledWith(undefined)
    expect(await race([], { ping, timeoutMs: TIMEOUT_MS, signal: open() })).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('can be aborted, before and while it runs', async () => {
    const { origins, ping, running } = track([{ ms: 10, ends: 'well' }])
    expect(await race(origins, { ping, timeoutMs: TIMEOUT_MS, signal: AbortSignal.abort() })).toBeUndefined()
    const caller = new AbortController()
    const ended = race(origins, { ping, timeoutMs: TIMEOUT_MS, signal: caller.signal })
    caller.abort()
    expect(await ended).toBeUndefined()
    expect(running.size).toBe(0)
  })

  it('[CA-12] the fastest healthy one always wins, and no call stays pending', async () => {
    const runner = fc.record<Runner>({
      ms: fc.option(fc.integer({ min: 0, max: 15_000 }), { nil: undefined }),
      ends: fc.constantFrom('well', 'ill', 'throws'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(runner, { maxLength: 10 }), async (runners) => {
        const { origins, ping, running } = track(runners)
        const won = race(origins, { ping, timeoutMs: TIMEOUT_MS, signal: open() })
        await vi.advanceTimersByTimeAsync(20_000)
        const good = runners.filter(({ ms, ends }) => ends === 'well' && ms !== undefined && ms < TIMEOUT_MS)
        const best = Math.min(...good.map(({ ms }) => ms ?? Infinity))
        const winner = await won
        const fastest = winner === undefined ? undefined : runners[origins.indexOf(winner)]
        expect(fastest?.ends ?? 'well').toBe('well')
        expect(fastest?.ms ?? Infinity).toBe(best)
        expect(running.size).toBe(0)
      }),
    )
  })
})
