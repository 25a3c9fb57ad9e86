// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pauseIn } from './pause-in.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const ends = new AbortController()
  const timeout = (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const pause = pauseIn({ signal: ends.signal, timeout })
  const over = vi.fn()
  return { ends, over, wait: (ms: number) => void pause(ms).then(over) }
}

it('lasts so long', async () => {
  const { over, wait } = start()
  wait(1_000)
  await vi.advanceTimersByTimeAsync(999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

it('ends with the signal, and leaves no timer', async () => {
  const { ends, over, wait } = start()
  wait(1_000)
  ends.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  wait(1_000)
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledTimes(2)
})
