import type { Disposer } from '@foyer/sdk'
import { isDown, probeDelayMs } from './next-reachability.ts'
import type { ReachabilityService } from './reachability-service.ts'

/**
 * Listens to the browser's network events, and probes a host that does not answer at increasing intervals:
 * while the page is visible, and at once when the player returns to it or the browser reports a network.
 *
 * @param random 0 up to 1
 * @returns a function that stops it
 */
export function watchNetwork(
  reachability: Pick<ReachabilityService, 'state' | 'failures' | 'report' | 'check'>,
  random: () => number = Math.random,
): Disposer {
  const { state } = reachability
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined

  const wantsProbe = (): boolean => isDown(state.get()) && !document.hidden && !signal.aborted
  const schedule = (): void => {
    clearTimeout(timer)
    if (wantsProbe()) timer = setTimeout(ask, probeDelayMs(reachability.failures, random()))
  }
  const ask = (): void => {
    clearTimeout(timer)
    if (wantsProbe()) void reachability.check().then(schedule)
  }

  addEventListener('offline', () => reachability.report({ kind: 'browser-offline' }), { signal })
  addEventListener('online', ask, { signal })
  document.addEventListener('visibilitychange', ask, { signal })
  const forget = state.subscribe(schedule)
  // Before any event only the browser's "offline" is reliable.
  if (!navigator.onLine) reachability.report({ kind: 'browser-offline' })
  return () => {
    ended.abort()
    clearTimeout(timer)
    forget()
  }
}
