import type { Clock } from '@foyer/sdk'
import { type RefObject, useEffect } from 'react'

/**
 * Loads again when the player comes back to the page and what it shows is old.
 *
 * @param loadedAt - when it was loaded: epoch milliseconds
 * @param freshMs - for so long it counts as fresh
 */
export function useReloadWhenSeen(
  clock: Pick<Clock, 'now'>,
  loadedAt: RefObject<number>,
  freshMs: number,
  reload: () => unknown,
): void {
  useEffect(() => {
    const refresh = (): void => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && Math.abs(clock.now() - loadedAt.current) > freshMs) void reload()
    }
    document.addEventListener('visibilitychange', refresh)
    addEventListener('pageshow', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('pageshow', refresh)
    }
  }, [clock, loadedAt, freshMs, reload])
}
