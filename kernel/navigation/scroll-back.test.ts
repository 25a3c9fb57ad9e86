import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCROLL_BACK_LIMIT_MS } from './constants.ts'
import { scrollBack } from './scroll-back.ts'

/** How far the page can be scrolled. */
let reach = 0
let height = 0
const scroll = vi.fn((_x: number, y: number) => void (height = Math.min(y, reach)))

beforeEach(() => {
  vi.useFakeTimers()
  reach = height = 0
  vi.stubGlobal('scrollTo', scroll)
  Object.defineProperty(globalThis, 'scrollY', { get: () => height, configurable: true })
})
afterEach(() => {
  scroll.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const frames = (count: number): void => {
  for (let frame = 0; frame < count; frame++) vi.advanceTimersToNextFrame()
}

it('waits until the page is long enough, and then lets go', () => {
  scrollBack(600.4)
  reach = 300
  frames(3)
  expect(height).toBe(300)
  reach = 2_000
  frames(1)
  expect(height).toBe(600.4)
  const calls = scroll.mock.calls.length
  frames(5)
  expect(scroll).toHaveBeenCalledTimes(calls)
})

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'leaves the page to the player after a %s',
  (event) => {
    scrollBack(600)
    frames(2)
    dispatchEvent(new Event(event))
    const calls = scroll.mock.calls.length
    reach = 2_000
    frames(5)
    expect([scroll.mock.calls.length, height]).toEqual([calls, 0])
  },
)

it('gives up on a page that stays short, and stops when told', () => {
  scrollBack(600)
  vi.advanceTimersByTime(SCROLL_BACK_LIMIT_MS + 100)
  expect(vi.getTimerCount()).toBe(0)
  const stop = scrollBack(600)
  frames(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
