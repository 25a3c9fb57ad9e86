import type { Disposer, PluginError } from '@foyer/sdk'
import { isDown, probeDelayMs } from '../reachability/next-reachability.ts'
import type { ReachabilityService } from '../reachability/reachability-service.ts'
import { isFetchFailure } from './is-fetch-failure.ts'

/** How often the code of plugins is fetched again although the host answers; the network's return starts anew. */
export const UNFETCHED_RETRIES = 5

interface Host {
  onError(listener: (error: PluginError) => void): Disposer
  retryFailedLoads(): Promise<void>
}

/**
 * Fetches the code of plugins again that could not be fetched although the host answers: a server that
 * restarts, a service worker that the browser ended. At increasing intervals, `UNFETCHED_RETRIES` times; then,
 * and while the network is down, when the network returns or the plugin is needed again.
 *
 * @param random 0 up to 1
 * @returns a function that stops it
 */
export function retryUnfetched(
  host: Host,
  reachability: Pick<ReachabilityService, 'state' | 'onReturn'>,
  random: () => number = Math.random,
): Disposer {
  let retries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const retry = (): void => {
    timer = undefined
    retries++
    if (!isDown(reachability.state.get())) void host.retryFailedLoads()
  }
  const forgetErrors = host.onError((error) => {
    if (timer !== undefined || retries >= UNFETCHED_RETRIES || !isFetchFailure(error)) return
    timer = setTimeout(retry, probeDelayMs(retries, random()))
  })
  const forgetReturn = reachability.onReturn(() => (retries = 0))
  return () => {
    forgetErrors()
    forgetReturn()
    clearTimeout(timer)
  }
}
