import type { Disposer } from './store.ts'

/**
 * Runs a function once, when the player first touches the page (a scroll counts) or presses a key. Code that
 * only a player who uses the page needs can be fetched then; it has arrived before most taps.
 *
 * @returns cancels it, if it has not run
 */
export function onFirstInteraction(run: () => void): Disposer {
  const done = new AbortController()
  const interact = (): void => {
    done.abort()
    run()
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, interact, { capture: true, passive: true, signal: done.signal })
  return () => done.abort()
}
