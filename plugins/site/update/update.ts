import { type Activate, CodedError } from '@foyer/sdk'
import { FIRST_CHECK_MS, RECHECK_MS } from './constants.ts'
import { judgeBuild } from './judge-build.ts'
import type { manifest } from './manifest.ts'
import { registerWorker } from './register-worker.ts'
import { SEEN } from './seen-key.ts'
import { servedDigest } from './served-digest.ts'

/** Small, since every page loads it: the notice and what follows it come when they are needed. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { signal, storage, logger } = context
  let offered = false

  /** @param broken a part of this page's build is gone, so that the player is asked whatever was asked before */
  const check = async (broken = false): Promise<void> => {
    try {
      const served = await servedDigest(signal)
      const { assets } = document.documentElement.dataset
      const found = judgeBuild(served, storage.get(SEEN), assets, Date.now())
      if (found) storage.set(SEEN, { digest: found.digest, askedAt: found.askedAt })
      if ((!found?.ask && !broken) || offered) return
      // Before the import: one that fails is told as a missing part, and would be tried for ever.
      offered = true
      const { offerUpdate } = await import('./offer-update.tsx')
      offerUpdate(context, services)
    } catch {
      // Nobody knows what is served now: nothing changes, and it is asked again later.
    }
  }
  const start = (): void => {
    registerWorker(services.site.merchant.code).catch(logger.warn)
    void check()
  }
  context.timeout(start, FIRST_CHECK_MS)
  context.interval(check, RECHECK_MS)
  document.addEventListener('visibilitychange', () => document.hidden || void check(), { signal })
  const onMissing = ({ payload: cause }: VitePreloadErrorEvent): void => {
    logger.error(new CodedError('UP-CHUNK', 'a part of the site could not be fetched', { cause }))
    void check(true)
  }
  addEventListener('vite:preloadError', onMissing, { signal })
}
