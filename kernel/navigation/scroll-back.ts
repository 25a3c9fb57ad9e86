import { SCROLL_BACK_LIMIT_MS } from './constants.ts'

/** Whoever moves the page themselves is not moved by us. */
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls down again to where the player was, as soon as the page has grown that long. Ends there, when the player moves the
 * page, or after a few seconds. Returns the way to stop.
 */
export function scrollBack(top: number): () => void {
  const until = performance.now() + SCROLL_BACK_LIMIT_MS
  let frame = 0
  const stop = (): void => {
    cancelAnimationFrame(frame)
    for (const event of TAKEN_OVER) removeEventListener(event, stop)
  }
  const step = (): void => {
    scrollTo(0, top)
    if (scrollY >= Math.floor(top) || performance.now() > until) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const event of TAKEN_OVER) addEventListener(event, stop, { passive: true })
  frame = requestAnimationFrame(step)
  return stop
}
