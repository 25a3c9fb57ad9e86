import { type Activate, CodedError } from '@foyer/sdk'
import { FIRST_CHECK_MS, RECHECK_MS } from './constants.ts'
import { digestOf } from './digest-of.ts'
import type { manifest } from './manifest.ts'
import { SEEN } from './seen-key.ts'

/** Where a build tells what it consists of (RT-20). */
const MANIFESTS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']

/** Small, since every page loads it: what a change means, the notice and what follows it come when there is one. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { signal, storage, logger } = context

  /** @param broken a part of this page's build could not be fetched */
  const check = async (broken = false): Promise<void> => {
    const manifests = await Promise.all(
      MANIFESTS.map(async (address) => (await fetch(address, { cache: 'no-store', signal })).text()),
    )
    const served = digestOf(manifests)
    const seen = storage.get(SEEN)
    if (!seen) storage.set(SEEN, served)
    else if (broken || served !== seen)
      (await import('./new-build.ts')).newBuild(context, services, manifests, broken)
  }
  // Where nobody knows what is served nothing changes, and it is asked again later.
  const look = (broken?: boolean): unknown => check(broken).catch(() => {})

  context.timeout(() => {
    look()
    // A browser without workers, or without room for one, has the network.
    if (import.meta.env.PROD) registerWorker(services.site.merchant.code).catch(() => {})
  }, FIRST_CHECK_MS)
  context.interval(look, RECHECK_MS)
  document.addEventListener('visibilitychange', () => document.hidden || look(), { signal })
  const onMissing = ({ payload: cause }: VitePreloadErrorEvent): void => {
    const error = new CodedError('UP-CHUNK', 'a part of the site could not be fetched', { cause })
    const unanswered = cause instanceof CodedError && cause.code === 'RE-CHUNK'
    void services.reachability.check().then((state) => {
      // What got no answer is nobody's fault, and fetched again when the network is back.
      if (unanswered || state !== 'online') return logger.warn(error.message)
      logger.error(error)
      look(true)
    })
  }
  addEventListener('vite:preloadError', onMissing, { signal })
}

/**
 * Registers the worker (RT-19), and tells it what this page has loaded before it was there, so that it is kept too. Its
 * address names environment and merchant: another one's is another worker, with a cache of its own.
 */
async function registerWorker(merchant: string): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker?.register(
    `/m/sw.js?env=${import.meta.env.MODE}&merchant=${encodeURIComponent(merchant)}`,
  )
  const { active } = await serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}
