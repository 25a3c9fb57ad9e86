// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const draw = (): void => frames.splice(0).forEach((run) => run(0))

it('runs after the next frame, not in it', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.runAllTimers()
  draw()
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['before the frame', () => {}],
  ['after it', draw],
])('does not run once it is cancelled: %s', (_when, pass) => {
  const run = vi.fn()
  const cancel = afterPaint(run)
  pass()
  void cancel()
  draw()
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
