import type { Disposer } from './store.ts'

/**
 * Runs once, when the player first touches the page (a scroll does) or presses a key: what only somebody who uses the page
 * needs can be fetched then, and is there for most taps.
 *
 * @returns takes the wish back
 */
export function onFirstTouch(run: () => void): Disposer {
  const done = new AbortController()
  const touch = (): void => {
    done.abort()
    run()
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, touch, { capture: true, passive: true, signal: done.signal })
  return () => done.abort()
}
