import type { Disposer } from './store.ts'

/** It runs by then, however busy the page is. */
const IDLE_LIMIT_MS = 2_000
/** Safari has no requestIdleCallback; by then the first paint is over. */
const AFTER_PAINT_MS = 200

/** Runs something once the browser has nothing better to do: what the first view can wait for. Undone before it ran, it never does. */
export function whenIdle(run: () => void): Disposer {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, AFTER_PAINT_MS)
  return () => clearTimeout(timer)
}
