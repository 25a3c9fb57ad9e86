import type { Disposer } from './store.ts'

/**
 * Runs a function once the browser has drawn the next frame: for work that need not delay what the player sees
 * of a press. While the page is hidden nothing is drawn, and it waits.
 *
 * @returns a function that cancels it, if it has not run
 */
export function afterPaint(run: () => void): Disposer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
