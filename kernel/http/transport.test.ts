// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { retryAfterMs } from './failures.ts'
import { withDeadline } from './transport.ts'

const errors = { late: () => new Error('late'), off: () => new Error('off') }

const never = (): Promise<never> => new Promise(() => undefined)

afterEach(() => void vi.useRealTimers())

describe('withDeadline', () => {
  it('resolves and rejects like the task, and leaves no timer', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    await expect(withDeadline(10, signal, errors, () => Promise.resolve(7))).resolves.toBe(7)
    await expect(withDeadline(10, signal, errors, () => Promise.reject(new Error('own')))).rejects.toThrow(
      'own',
    )
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects on time and aborts the signal, even if the task ignores it', async () => {
    vi.useFakeTimers()
    let inner: AbortSignal | undefined
    const result = withDeadline(10, new AbortController().signal, errors, (signal) => {
      inner = signal
      return never()
    })
    const rejected = expect(result).rejects.toThrow('late')
    await vi.advanceTimersByTimeAsync(9)
    expect(inner?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await rejected
    expect([inner?.aborted, vi.getTimerCount()]).toEqual([true, 0])
  })

  it('rejects at once when aborted, before or after the start', async () => {
    vi.useFakeTimers()
    const task = vi.fn(never)
    await expect(withDeadline(10, AbortSignal.abort(), errors, task)).rejects.toThrow('off')
    expect(task).not.toHaveBeenCalled()
    const controller = new AbortController()
    const result = withDeadline(10, controller.signal, errors, task)
    controller.abort()
    await expect(result).rejects.toThrow('off')
    expect(vi.getTimerCount()).toBe(0)
  })
})

const NOW = Date.UTC(2030, 0, 1)

it.each<[unknown, number | undefined]>([
  ['5', 5_000],
  ['0', 0],
  ['Tue, 01 Jan 2030 00:01:00 GMT', 60_000],
  ['Mon, 31 Dec 2029 23:59:00 GMT', 0],
  ['86400', 3_600_000],
  ['9'.repeat(400), 3_600_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('Retry-After: %s', (header, ms) => expect(retryAfterMs(header, NOW)).toBe(ms))
