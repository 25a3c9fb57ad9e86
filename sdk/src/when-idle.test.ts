// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whenIdle', () => {
  it('waits for the browser, two seconds at most', () => {
    const ask = vi.fn((_run: () => void, _options: object) => 7)
    const cancel = vi.fn()
    vi.stubGlobal('requestIdleCallback', ask)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const run = vi.fn()
    const undo = whenIdle(run)
    expect(run).not.toHaveBeenCalled()
    expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 2_000 })
    ask.mock.calls[0]?.[0]()
    expect(run).toHaveBeenCalledOnce()
    void undo()
    expect(cancel).toHaveBeenCalledWith(7)
  })

  it('uses a timer where the browser has no requestIdleCallback, and clears it when cancelled', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    const run = vi.fn()
    const never = vi.fn()
    whenIdle(run)
    void whenIdle(never)()
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledOnce()
    expect(never).not.toHaveBeenCalled()
  })
})
