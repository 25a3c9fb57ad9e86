import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCROLL_BACK_LIMIT_MS, ScrollRestoration } from './scroll-restoration.ts'

/** The largest possible scroll position. */
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

it('waits until the page is long enough, and then stops', () => {
  new ScrollRestoration().restore(0, 600.4)
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

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('stops after a %s of the player', (event) => {
  new ScrollRestoration().restore(0, 600)
  frames(2)
  dispatchEvent(new Event(event))
  const calls = scroll.mock.calls.length
  reach = 2_000
  frames(5)
  expect([scroll.mock.calls.length, height]).toEqual([calls, 0])
})

it('gives up on a page that stays short, and stops for the next entry', () => {
  const scrolls = new ScrollRestoration()
  scrolls.restore(0, 600)
  vi.advanceTimersByTime(SCROLL_BACK_LIMIT_MS + 100)
  expect(vi.getTimerCount()).toBe(0)
  scrolls.restore(0, 600)
  frames(1)
  scrolls.save(0, 0)
  expect(vi.getTimerCount()).toBe(0)
})

it('stores each entry that it saw, and uses the history entry for the others', () => {
  reach = 2_000
  const scrolls = new ScrollRestoration()
  scrolls.save(1, 90)
  scrolls.restore(0, 400)
  expect(height).toBe(400)
  scrolls.restore(1, 0)
  expect(height).toBe(90)
})

it('leaves reloaded pages to the browser', () => {
  new ScrollRestoration()
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})
