import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AHEAD_MS, fetchAhead } from './fetch-ahead.ts'

const fetchParts = vi.fn(async () => undefined)
/** A frame is drawn, and what waits for it runs. */
const FRAME_MS = 20
const load = vi.fn(async () => ({ fetchParts }))
const kernel = {} as never
const touch = (): boolean => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1))
})
afterEach(async () => {
  touch() // ends the listening of a test that did not touch
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

it('fetches after the fifth second, in idle moments, and nothing before', async () => {
  fetchAhead(kernel, load)
  await vi.advanceTimersByTimeAsync(AHEAD_MS - 1)
  expect(fetchParts).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchParts).toHaveBeenCalledWith(kernel, { pause: expect.any(Function) })
})

it('fetches at the first touch, without a pause, and begins with what was touched', async () => {
  fetchAhead(kernel, load)
  touch()
  touch()
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(fetchParts.mock.calls).toEqual([[kernel, { touched: document.body }]])
})

it('has its code when the page has been idle, and asks for it again where that failed', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchAhead(kernel, load)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(load).toHaveBeenCalledOnce()
  touch()
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(load).toHaveBeenCalledTimes(2)
  expect(fetchParts).toHaveBeenCalledOnce()
})

it('fetches nothing while the device saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  fetchAhead(kernel, load)
  touch()
  await vi.advanceTimersByTimeAsync(AHEAD_MS)
  expect(load).not.toHaveBeenCalled()
})

it('leaves the page alone where its own code cannot be fetched', async () => {
  fetchAhead(kernel, () => Promise.reject(new TypeError('Failed to fetch')))
  touch()
  await vi.advanceTimersByTimeAsync(AHEAD_MS)
  expect(fetchParts).not.toHaveBeenCalled()
})
