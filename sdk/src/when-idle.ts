import type { Disposer } from './store.ts'

/** The function runs by then, however busy the page is. */
const IDLE_LIMIT_MS = 2_000
/** Safari has no requestIdleCallback; the first paint is over by then. */
const AFTER_PAINT_MS = 200

/**
 * Runs a function once the browser is idle, for work that the first view can do without: after 2,000 ms at
 * the latest. In a browser without `requestIdleCallback` (Safari) it runs after 200 ms.
 *
 * @returns a function that cancels it, if it has not run
 */
export function whenIdle(run: () => void): Disposer {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, AFTER_PAINT_MS)
  return () => clearTimeout(timer)
}
