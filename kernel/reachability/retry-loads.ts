import type { Disposer, PluginError, Reachability } from '@foyer/sdk'
import { RETRIES_FORGOTTEN_MS, RETRIES_MAX } from './constants.ts'
import { isFetchFailure } from './is-fetch-failure.ts'
import { isDown } from './next-reachability.ts'
import { probeDelayMs } from './probe-delay.ts'

interface Dependencies {
  readonly host: {
    onError(listener: (error: PluginError) => void): Disposer
    retryFailedLoads(): Promise<void>
  }
  readonly reachability: Pick<Reachability, 'state' | 'onReturn'>
}

/**
 * Fetches code and texts of plugins again that could not be fetched although the network seems to be there,
 * at increasing intervals. Where it is not, its return does (`Host.retryFailedLoads`).
 *
 * @param random 0 up to 1
 * @returns a function that stops it
 */
export function retryLoads(
  { host, reachability }: Dependencies,
  random: () => number = Math.random,
): Disposer {
  let retries = 0
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const retry = (): void => {
    timer = undefined
    retries++
    void host.retryFailedLoads()
  }
  const forgetErrors = host.onError((error) => {
    if (!isFetchFailure(error) || timer !== undefined || isDown(reachability.state.get())) return
    const now = Date.now()
    if (now - last > RETRIES_FORGOTTEN_MS) retries = 0
    last = now
    if (retries < RETRIES_MAX) timer = setTimeout(retry, probeDelayMs(retries, random()))
  })
  const forgetReturn = reachability.onReturn(() => (retries = 0))
  return () => {
    clearTimeout(timer)
    void forgetErrors()
    void forgetReturn()
  }
}
