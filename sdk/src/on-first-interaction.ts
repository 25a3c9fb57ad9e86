import { afterPaint } from './after-paint.ts'
import type { Disposer } from './store.ts'

/**
 * Runs a function once, when the player first touches the page (a scroll counts) or presses a key. Use it to
 * fetch code that only interaction needs: it arrives before most taps. It runs when the press itself has been
 * drawn.
 *
 * @param run gets the event
 * @returns a function that cancels it, if it has not run
 */
export function onFirstInteraction(run: (event: Event) => void): Disposer {
  const done = new AbortController()
  let cancel: Disposer = () => {}
  const interact = (event: Event): void => {
    done.abort()
    cancel = afterPaint(() => run(event))
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, interact, { capture: true, passive: true, signal: done.signal })
  return () => {
    done.abort()
    void cancel()
  }
}
