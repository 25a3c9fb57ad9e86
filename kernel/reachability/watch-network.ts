import type { Disposer } from '@foyer/sdk'
import { isDown } from './next-reachability.ts'
import { probeDelayMs } from './probe-delay.ts'
import type { ReachabilityService } from './reachability-service.ts'

/**
 * Hears the browser, and asks a host that does not answer again and again, less and less often: while the page is visible,
 * and at once when the player comes back to it or the browser says that there is a network.
 *
 * @param random 0 up to 1
 * @returns ends it
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
  // Of what it says before any event only this can be believed.
  if (!navigator.onLine) reachability.report({ kind: 'browser-offline' })
  return () => {
    ended.abort()
    clearTimeout(timer)
    forget()
  }
}
